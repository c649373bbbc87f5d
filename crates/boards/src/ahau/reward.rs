//! Rewards and scoring tiles as pictures (A 3.10, A 6.8).

use super::easel::Easel;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Reward, Scoring};
use patolli_text::ahau::reward as reward_words;

impl Easel<'_> {
    pub(super) fn reward(&self, reward: Reward) -> Markup {
        let points = &self.kit.points;
        match reward {
            Reward::Fame(fame) => worth(fame, "fame"),
            Reward::FamePerBuilding => worth(points.per_building, "fame_per_building"),
            Reward::FamePerWeapon => worth(points.per_weapon, "fame_per_weapon"),
            Reward::Weapon => inline("weapon"),
            Reward::RoleCard => inline("role"),
            Reward::AdvanceWar => inline("war"),
            Reward::DrawTile => inline("draw"),
            Reward::Resource => inline("any"),
            Reward::TempleMarker => inline("temple_marker"),
            Reward::LayDown => inline("lay_down"),
        }
    }

    pub(super) fn reward_words(&self, reward: Reward) -> String {
        reward_words(self.text, self.kit, reward)
    }
}

fn worth(fame: u8, icon: &str) -> Markup {
    html! { span class="amount" { b { (fame) } (inline(icon)) } }
}

pub(super) const fn scoring_icon(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::War => "war",
        Scoring::Resources => "any",
        Scoring::Pyramid => "pyramid",
        Scoring::Buildings => "building",
        Scoring::Cities => "city",
    }
}
