//! Keeps files and functions short: reports the longest and enforces limits.

use super::{files, short};
use anyhow::{Context, Result};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

const FILE_STOP: usize = 600;
const FUNCTION_STOP: usize = 70;

/// The measurements of one file.
pub struct Measure {
    file: String,
    lines: usize,
    functions: Vec<(String, usize)>,
}

pub fn measure() -> Result<Vec<Measure>> {
    let mut paths = files("crates", &[".rs"])?;
    paths.extend(files("xtask", &[".rs"])?);
    paths
        .iter()
        .map(|path| {
            let text = std::fs::read_to_string(path)?;
            let parsed = syn::parse_file(&text).with_context(|| short(path))?;
            let mut functions = Functions(Vec::new());
            functions.visit_file(&parsed);
            Ok(Measure { file: short(path), lines: text.lines().count(), functions: functions.0 })
        })
        .collect()
}

struct Functions(Vec<(String, usize)>);

impl Functions {
    fn add(&mut self, signature: &syn::Signature, block: &syn::Block) {
        let lines = block.span().end().line - signature.span().start().line + 1;
        self.0.push((signature.ident.to_string(), lines));
    }
}

impl<'a> Visit<'a> for Functions {
    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.add(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }
    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        self.add(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }
    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.add(&item.sig, block);
        }
    }
}

pub fn complaints(measures: &[Measure]) -> Vec<String> {
    let long_files = measures.iter().filter(|file| file.lines > FILE_STOP).map(|file| {
        format!("{}: {} lines, at most {FILE_STOP}: split it by chapter", file.file, file.lines)
    });
    let long_functions = measures.iter().flat_map(|file| {
        file.functions.iter().filter(|(_, lines)| *lines > FUNCTION_STOP).map(|(name, lines)| {
            format!("{}: fn {name} has {lines} lines, at most {FUNCTION_STOP}", file.file)
        })
    });
    long_files.chain(long_functions).collect()
}

pub fn print_longest(measures: &[Measure]) {
    let mut by_length: Vec<_> = measures.iter().map(|file| (file.lines, &file.file)).collect();
    let mut functions: Vec<_> = measures
        .iter()
        .flat_map(|file| file.functions.iter().map(|(name, lines)| (*lines, name, &file.file)))
        .collect();
    by_length.sort_unstable_by_key(|(lines, _)| std::cmp::Reverse(*lines));
    functions.sort_unstable_by_key(|(lines, _, _)| std::cmp::Reverse(*lines));
    println!(
        "  {} files, median {} lines; {} functions, median {} lines",
        by_length.len(),
        by_length.get(by_length.len() / 2).map_or(0, |(lines, _)| *lines),
        functions.len(),
        functions.get(functions.len() / 2).map_or(0, |(lines, _, _)| *lines),
    );
    for (lines, file) in by_length.iter().take(5) {
        println!("  {lines:>5}  {file}");
    }
    for (lines, name, file) in functions.iter().take(5) {
        println!("  {lines:>5}  fn {name} in {file}");
    }
}
