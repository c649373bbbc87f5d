//! What `cargo metadata` knows.

use anyhow::{Context, Result};
use cargo_metadata::{CargoOpt, Metadata, MetadataCommand};

/// Every package of the lock file and how they depend on each other, all features included. With a
/// `target` only what that target needs.
pub fn metadata(target: Option<&str>) -> Result<Metadata> {
    let mut command = MetadataCommand::new();
    command.current_dir(crate::root()).features(CargoOpt::AllFeatures);
    let mut options = vec!["--locked".to_string()];
    if let Some(target) = target {
        options.extend(["--filter-platform".to_string(), target.to_string()]);
    }
    command.other_options(options).exec().context("cargo metadata")
}
