//! Names of the components, and what is printed on them.

use crate::text::Text;
use crate::words::{args, list};
use patolli_core::Dense;
use patolli_zapotec::*;

pub fn resource(text: &Text, resource: Resource) -> String {
    text.say(&format!("zapotec-resource-{resource}"))
}

/// Two letters for narrow places.
pub fn short(text: &Text, resource: Resource) -> String {
    text.say(&format!("zapotec-short-{resource}"))
}

/// `1 brick, 2 corn`.
pub fn stock(text: &Text, stock: Stock) -> String {
    if stock.is_nothing() {
        return text.say("zapotec-nothing");
    }
    let amount =
        |(kind, n): (Resource, u8)| text.tell(&format!("zapotec-amount-{kind}"), args!(n = n));
    stock.iter().map(amount).collect::<Vec<_>>().join(", ")
}

/// `Br 2Co` for narrow places.
pub fn short_stock(text: &Text, stock: Stock) -> String {
    let amount = |(kind, n): (Resource, u8)| match n {
        1 => short(text, kind),
        _ => format!("{n}{}", short(text, kind)),
    };
    stock.iter().map(amount).collect::<Vec<_>>().join(" ")
}

pub fn property(text: &Text, property: Property) -> String {
    text.say(&format!("zapotec-property-{property}"))
}

/// The letter of a building type on the map.
pub fn letter(text: &Text, building: Building) -> String {
    text.say(&format!("zapotec-letter-{building}"))
}

pub fn size(text: &Text, size: Size) -> String {
    text.say(&format!("zapotec-size-{size}"))
}

/// The place of a space in words; spaces of one kind differ by what their tiles give.
pub fn space(text: &Text, kit: &Kit, space: Space) -> String {
    let row = kit.spaces[space];
    text.tell(
        "zapotec-space",
        args!(
            building = property(text, row.building.into()),
            terrain = text.say(&format!("zapotec-in-{}", row.terrain)),
            region = text.say(&format!("zapotec-of-{}", row.region)),
        ),
    )
}

/// Number, resource and property.
pub fn card(text: &Text, kit: &Kit, card: Card) -> String {
    let row = kit.cards[card];
    text.tell(
        "zapotec-card",
        args!(
            number = card.number(),
            resource = resource(text, row.basic.into()),
            property = property(text, row.property),
        ),
    )
}

pub fn cards(text: &Text, kit: &Kit, set: CardSet) -> String {
    let names: Vec<_> = set.iter().map(|one| card(text, kit, one)).collect();
    list(text, &names)
}

/// Solo: what Cocijobot will do with the spaces of its card as things stand; nothing once it has
/// acted.
pub fn bot_plan(text: &Text, table: &Public) -> Vec<String> {
    let order = &table.order[..table.n()];
    let place = |seat| order.iter().position(|it| *it == seat);
    let waits = table.bot().is_some_and(|bot| place(bot) > place(table.active));
    let card = table.bot_card.filter(|_| waits);
    let plan = card.map(|card| table.bot_plan(card)).into_iter().flatten().flatten();
    let said = plan.filter_map(|(at, target)| {
        let key = match target {
            BotTarget::Build => "zapotec-bot-builds",
            BotTarget::Taken => "zapotec-bot-skips",
            BotTarget::NoHouse => "zapotec-bot-no-house",
            BotTarget::Again => return None,
        };
        Some(text.tell(key, args!(space = space(text, &table.kit, at))))
    });
    said.collect()
}

pub fn bot_card(text: &Text, kit: &Kit, card: BotCard) -> String {
    let row = kit.bot_cards[card];
    text.tell(
        "zapotec-bot-card",
        args!(
            number = row.number,
            building = property(text, row.building.into()),
            terrain = property(text, row.terrain.into()),
            region = property(text, row.region.into()),
        ),
    )
}

pub fn cell(text: &Text, kit: &Kit, cell: Cell) -> String {
    let row = kit.cells[cell];
    text.tell(
        "zapotec-cell",
        args!(row = resource(text, row.row.into()), column = resource(text, row.column.into())),
    )
}

/// `#14`.
pub fn tile_number(tile: TradeTile) -> String {
    format!("#{:02}", tile.index() + 1)
}

/// What a Trade tile does.
pub fn tile_effect(text: &Text, kit: &Kit, tile: TradeTile) -> String {
    effect(text, kit, tile, "zapotec-effect", stock)
}

/// The same for narrow places.
pub fn short_effect(text: &Text, kit: &Kit, tile: TradeTile) -> String {
    effect(text, kit, tile, "zapotec-brief", short_stock)
}

fn effect(
    text: &Text,
    kit: &Kit,
    tile: TradeTile,
    family: &str,
    stock: impl Fn(&Text, Stock) -> String,
) -> String {
    let key = |effect: &str| format!("{family}-{effect}");
    match kit.effect(tile) {
        TileEffect::Instant(gain) => text.tell(&key("instant"), args!(gain = stock(text, gain))),
        TileEffect::Exchange(Exchange { pay, gain }) => {
            text.tell(&key("exchange"), args!(pay = stock(text, pay), gain = stock(text, gain)))
        }
        TileEffect::BuildBy(BuildBy { pay, property: on }) => {
            text.tell(&key("build"), args!(pay = stock(text, pay), property = property(text, on)))
        }
        TileEffect::Price(building, price) => {
            let building = property(text, building.into());
            text.tell(&key("price"), args!(building = building, price = stock(text, price)))
        }
        TileEffect::Advance(Advance { pay, steps }) => {
            text.tell(&key("advance"), args!(pay = stock(text, pay), steps = steps))
        }
        TileEffect::HandScoring => text.say(&key("hand")),
        TileEffect::FreeDisc => text.say(&key("disc")),
    }
}

/// What a Ritual is about, without its points.
pub(super) fn ritual_goal(text: &Text, kit: &Kit, ritual: Ritual) -> String {
    match kit.rituals[ritual].scores {
        RitualScore::Set(SetGoal { same, different, .. }) => text.tell(
            "zapotec-goal-set",
            args!(
                same = text.say(&format!("zapotec-same-{same}")),
                different = text.say(&format!("zapotec-different-{different}")),
            ),
        ),
        RitualScore::PerStep(_) => text.say("zapotec-goal-steps"),
        RitualScore::PerTradeTile(_) => text.say("zapotec-goal-trade"),
        RitualScore::PerPyramidLevel(_) => text.say("zapotec-goal-levels"),
        RitualScore::PerResource(_) => text.say("zapotec-goal-resources"),
    }
}

/// What a Ritual card pays at the end.
pub fn ritual(text: &Text, kit: &Kit, ritual: Ritual) -> String {
    let RitualRow { scores, cap } = kit.rituals[ritual];
    match scores {
        RitualScore::Set(SetGoal { same, different, points }) => text.tell(
            "zapotec-ritual-set",
            args!(
                points = points,
                same = text.say(&format!("zapotec-same-{same}")),
                different = text.say(&format!("zapotec-different-{different}")),
                cap = cap,
            ),
        ),
        RitualScore::PerStep(points) => {
            text.tell("zapotec-ritual-steps", args!(points = points, cap = cap))
        }
        RitualScore::PerTradeTile([one, two, three]) => {
            text.tell("zapotec-ritual-trade", args!(one = one, two = two, three = three, cap = cap))
        }
        RitualScore::PerPyramidLevel(points) => {
            text.tell("zapotec-ritual-levels", args!(points = points, cap = cap))
        }
        RitualScore::PerResource(PerResource { basic, advanced }) => text
            .tell("zapotec-ritual-resources", args!(basic = basic, advanced = advanced, cap = cap)),
    }
}

/// What a step of the Sacrifice track gives.
pub fn step_bonus(text: &Text, bonus: StepBonus) -> String {
    match bonus {
        StepBonus::Nothing => text.say("zapotec-nothing"),
        StepBonus::Points(points) => text.tell("zapotec-points", args!(n = points)),
        StepBonus::FreeResource => text.say("zapotec-step-resource"),
        StepBonus::Discount { level, gold } => {
            text.tell("zapotec-step-discount", args!(level = level.index() + 1, gold = gold))
        }
        StepBonus::NoPriest => text.say("zapotec-step-priest"),
        StepBonus::FreeDisc => text.say("zapotec-step-disc"),
    }
}

/// The same for narrow places.
pub fn short_step(text: &Text, bonus: StepBonus) -> String {
    match bonus {
        StepBonus::Nothing => String::new(),
        StepBonus::Points(points) => format!("+{points}"),
        StepBonus::FreeResource => text.say("zapotec-short-step-resource"),
        StepBonus::Discount { level, gold } => {
            text.tell("zapotec-short-step-discount", args!(level = level.index() + 1, gold = gold))
        }
        StepBonus::NoPriest => text.say("zapotec-short-step-priest"),
        StepBonus::FreeDisc => text.say("zapotec-short-step-disc"),
    }
}
