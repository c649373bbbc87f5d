//! Files with one mistake each.

/// Whole files that are invalid for every game.
pub const EVERY_GAME: &[&str] = &[
    "",
    "name = \"mine\"\n",
    "[[edition]]\nname = \"mine\"\n",
    "[edition]\n",
    "[edition]\nname = \"\"\n",
    "[edition]\nname = 3\n",
    "[edition]\nname = \"mine\"\nauthor = \"Ana\"\n",
    "[edition]\nname = \"mine\"\ngame = \"chess\"\n",
    "[edition]\nname = \"mine\"\ngame = 4\n",
    "[edition]\nname = \"mine\"\nname = \"yours\"\n",
    "[edition]\nname = mine\n",
    "[edition\nname = \"mine\"\n",
    "[edition]\nname = \"mine\n",
    "[edition]\nname = \"mine\"\n[[supply]]\nid = \"x\"\ncount: 3\n",
    "[edition]\nname = \"mine\"\n[[supply]]\nid = \"x\"\ncount = 1_\n",
    "[edition]\nname = \"mine\"\nsupply = 3\n",
    "[edition]\nname = \"mine\"\n[supply]\nid = \"x\"\n",
    "[edition]\nname = \"mine\"\n[[suply]]\nid = \"x\"\n",
    "[edition]\nname = \"mine\"\n[[dragon]]\nid = \"x\"\n",
    "[edition]\nname = \"mine\"\n[[supply]]\ncount = 1\n",
    "[edition]\nname = \"mine\"\n[[supply]]\nid = 7\n",
    "[edition]\nname = \"mine\"\n[[supply]]\nid = \"dragon\"\n",
    "[edition]\nname = \"mine\"\n[[points]]\nid = \"x\"\n[[points]]\nid = \"x\"\n",
];

/// Rows that are invalid for Zapotec.
pub const ZAPOTEC: &[&str] = &[
    "[[price]]\nid = \"tempel\"\n",
    "[[price]]\nid = \"temple\"\ncost = { brick = 2 }\n",
    "[[price]]\nid = \"temple\"\npay = 3\n",
    "[[price]]\nid = \"temple\"\npay = { salt = 3 }\n",
    "[[price]]\nid = \"temple\"\npay = { brick = 200 }\n",
    "[[price]]\nid = \"temple\"\npay = { brick = -1 }\n",
    "[[price]]\nid = \"temple\"\nsource = \"dreamt\"\n",
    "[[price]]\nid = \"palace\"\npay = { wood = 1 }\n",
    "[[price]]\nid = \"temple\"\n[[price]]\nid = \"temple\"\n",
    "[[price]]\nid = \"trade_level_2\"\npay = { wood = 3 }\n",
    "[[price]]\nid = \"sacrifice_step\"\npay = {}\n",
    "[[points]]\nid = \"house\"\nvp = 31\n",
    "[[points]]\nid = \"house\"\nvp = 1.5\n",
    "[[points]]\nid = \"house\"\nvp = true\n",
    "[[space]]\nid = \"etla_plains_cornfield_p3\"\nplayers = 2\n",
    "[[space]]\nid = \"etla_plains_cornfield\"\nterrain = \"forest\"\n",
    "[[space]]\nid = \"etla_plains_cornfield\"\nterrain = 3\n",
    "[[sacrifice_step]]\nid = \"step_4\"\nfree_disc = true\n",
    "[[sacrifice_step]]\nid = \"step_2\"\nfree_resource = 1\n",
    "[[sacrifice_step]]\nid = \"step_3\"\ndiscount = { level = 4, gold = 1 }\n",
    "[[deal]]\nid = \"players_4\"\nhand = 6\n",
    "[[deal]]\nid = \"players_3\"\noffer = 3\n",
    "[[supply]]\nid = \"player\"\nhouses = 10\n",
    "[[cell]]\nid = \"wood_wood\"\nrow = \"stone\"\n",
    "[[ritual_card]]\nid = \"ritual_steps\"\nper_pyramid_level = 2\n",
    "[[ritual_card]]\nid = \"ritual_steps\"\nper_trade_tile = [1]\n",
    "[[trade_tile]]\nid = \"trade_13\"\ngain = {}\n",
    "[[trade_tile]]\nid = \"trade_31\"\nprice_of = \"temple\"\n",
    "[[trade_tile]]\nid = \"trade_02\"\nlevel = 2\n",
];

/// Rows that are invalid for Copan.
pub const COPAN: &[&str] = &[
    "[[city_tile]]\nid = \"city_01\"\ncost = { food = 6, any = 4 }\n",
    "[[city_tile]]\nid = \"city_01\"\ncost = { salt = 1 }\n",
    "[[city_tile]]\nid = \"city_01\"\neffect = { vp = 31 }\n",
    "[[city_tile]]\nid = \"city_01\"\neffect = \"gold\"\n",
    "[[city_tile]]\nid = \"city_01\"\neffect = \"vp\"\n",
    "[[city_tile]]\nid = \"city_01\"\neffect = { jade = 1 }\n",
    "[[city_tile]]\nid = \"city_01\"\neffect = { bonus_action = { site = \"market\", discount = 0 } }\n",
    "[[city_tile]]\nid = \"city_01\"\neffect = { bonus_action = { discount = 0 } }\n",
    "[[city_tile]]\nid = \"city_01\"\nprice = 3\n",
    "[[character]]\nid = \"xoco\"\ntalent = { one_shot = \"character\" }\n",
    "[[character]]\nid = \"xoco\"\ntalent = { permanent = { reward = { site = \"altars\", vp = 5 } } }\n",
    "[[character]]\nid = \"xoco\"\ntalent = { permanent = { climb = { steps = 1, gain = 1 } } }\n\
     [[character]]\nid = \"muluc\"\ntalent = { permanent = { climb = { steps = 1, gain = 1 } } }\n\
     [[character]]\nid = \"mulac\"\ntalent = { permanent = { climb = { steps = 1, gain = 1 } } }\n",
    "[[mask_space]]\nid = \"7\"\neffect = \"jade\"\n",
    "[[mask_space]]\nid = \"7\"\nneighbours = [\"6\"]\n",
    "[[mask_space]]\nid = \"7\"\nneighbours = [\"6\", \"6\"]\n",
    "[[mask_space]]\nid = \"7\"\nneighbours = \"6\"\n",
    "[[mask_space]]\nid = \"1\"\nneighbours = [\"1\", \"2\"]\n",
    "[[mask_space]]\nid = \"12\"\nneighbours = [\"7\", \"9\", \"10\", \"11\", \"13\"]\n\
     [[mask_space]]\nid = \"14\"\nneighbours = []\n\
     [[mask_space]]\nid = \"15\"\nneighbours = [\"11\", \"16\"]\n\
     [[mask_space]]\nid = \"16\"\nneighbours = [\"13\", \"15\"]\n",
    INNER,
    "[[altar]]\nid = \"altar_01\"\ncolumn_1 = { effects = [\"jade\", \"character\"], climb = 1 }\n",
    "[[altar]]\nid = \"altar_01\"\ncolumn_1 = { effects = [\"glyph\", \"glyph\", \"glyph\"], climb = 1 }\n",
    "[[altar]]\nid = \"altar_01\"\ncolumn_1 = { effects = [\"glyph\"] }\n",
    "[[embassy_token]]\nid = \"emb1_vp1\"\neffect = \"place_embassy\"\n",
    "[[embassy_token]]\nid = \"emb1_vp1\"\nlevel = 2\n",
    "[[embassy_token]]\nid = \"emb1_vp1\"\neffect = \"jade\"\n\
     [[embassy_token]]\nid = \"emb1_step1\"\neffect = \"jade\"\n\
     [[embassy_token]]\nid = \"emb2_vp2\"\neffect = \"jade\"\n\
     [[embassy_token]]\nid = \"emb2_vp3\"\neffect = \"jade\"\n",
    "[[pyramid_space]]\nid = \"13\"\nsetup_tile = \"a\"\n",
    "[[decline_track]]\nid = \"players_2\"\ntier_2 = 0\n",
    "[[stairway]]\nid = \"food\"\nsteps = [1]\n",
    "[[site]]\nid = \"river\"\nentry = { pay = \"food\" }\n",
    "[[site]]\nid = \"altars\"\nthird = { times = 5 }\n",
    "[[storage]]\nid = \"board\"\nslots = 0\n",
    "[[storage]]\nid = \"extension\"\ncapacity = 11\n",
    "[[storage]]\nid = \"extension\"\nslots = 2\n",
    "[[city]]\nid = \"uxmal\"\nfate = \"cacao\"\n",
    "[[city]]\nid = \"uxmal\"\nlevel = 2\n[[city]]\nid = \"chichen_itza\"\nlevel = 2\n",
    "[[altar_space]]\nid = \"7\"\nfate = \"sun\"\n",
    "[[glyph_space]]\nid = \"hg_1\"\nline = \"2\"\n",
    "[[event_card]]\nid = \"long_easy\"\ncacao = { gain = {} }\n",
    "[[event_card]]\nid = \"long_easy\"\ncacao = { gain = { any = 1, food = 1 } }\n",
    "[[event_card]]\nid = \"long_easy\"\ncacao = { lose = { zeal = 1, food = 1 } }\n",
    "[[supply]]\nid = \"court_tiles\"\ncount = 4\n",
    "[[supply]]\nid = \"court_tiles\"\ncount = 11\n",
    "[[automa_start]]\nid = \"printed\"\ntiles = { food = 5, zeal = 0, power = 0 }\n",
    "[[points]]\nid = \"cities_3\"\nvp = 3\n",
    "[[points]]\nid = \"court_3\"\nvp = 6\n",
    "[[points]]\nid = \"half_1\"\nvp = 300\n",
];

const INNER: &str = "[[mask_space]]\nid = \"1\"\nouter = false\n[[mask_space]]\nid = \"2\"\nouter = false\n\
    [[mask_space]]\nid = \"3\"\nouter = false\n[[mask_space]]\nid = \"4\"\nouter = false\n\
    [[mask_space]]\nid = \"5\"\nouter = false\n[[mask_space]]\nid = \"6\"\nouter = false\n\
    [[mask_space]]\nid = \"7\"\nouter = false\n[[mask_space]]\nid = \"8\"\nouter = false\n\
    [[mask_space]]\nid = \"9\"\nouter = false\n[[mask_space]]\nid = \"10\"\nouter = false\n\
    [[mask_space]]\nid = \"11\"\nouter = false\n[[mask_space]]\nid = \"12\"\nouter = false\n\
    [[mask_space]]\nid = \"13\"\nouter = false\n[[mask_space]]\nid = \"14\"\nouter = false\n\
    [[mask_space]]\nid = \"15\"\nouter = false\n[[mask_space]]\nid = \"16\"\nouter = false\n";

/// Rows that are invalid for Ahau.
pub const AHAU: &[&str] = &[
    "[[route_six]]\nid = \"r01\"\ncities = [\"uxmal\", \"uxmal\"]\n",
    "[[route_six]]\nid = \"r01\"\ncities = [\"uxmal\"]\n",
    "[[route_six]]\nid = \"r01\"\ncities = [\"uxmal\", \"rome\"]\n",
    "[[route_six]]\nid = \"r01\"\ncities = [\"uxmal\", 3]\n",
    "[[route_six]]\nid = \"r01\"\nkind = \"air\"\n",
    "[[route_six]]\nid = \"r01\"\nregions = [7]\n",
    "[[route_six]]\nid = \"r01\"\nregions = [3, 3]\n",
    "[[route_six]]\nid = \"r01\"\nregions = []\n",
    "[[route_six]]\nid = \"r09\"\nregions = [2]\n",
    "[[route_six]]\nid = \"r03\"\nregions = [2]\n[[route_six]]\nid = \"r07\"\ncities = [\"tulum\", \"lamanai\"]\n",
    "[[route_six]]\nid = \"r06\"\nregions = [1]\n[[route_six]]\nid = \"r13\"\nregions = [3, 1]\n\
     [[route_six]]\nid = \"r14\"\nregions = [1, 5]\n",
    "[[route_five]]\nid = \"q06\"\ncities = [\"chichen_itza\", \"lamanai\"]\n\
     [[route_five]]\nid = \"q07\"\ncities = [\"chichen_itza\", \"lamanai\"]\n",
    "[[route_six]]\nid = \"r04\"\nregions = [1]\n[[route_six]]\nid = \"r07\"\nregions = [6, 2]\n\
     [[route_six]]\nid = \"r08\"\ncities = [\"chichen_itza\", \"caracol\"]\n",
    "[[tile]]\nid = \"rain\"\nfaces = { corn = 16 }\n",
    "[[tile]]\nid = \"rain\"\nfaces = { gold = 1 }\n",
    "[[tile]]\nid = \"rain\"\nfaces = { corn = 0, water = 14, obsidian = 0, cacao = 0, limestone = 0, wild = 0 }\n",
    "[[tile]]\nid = \"rain\"\nfaces = {}\n[[tile]]\nid = \"sun\"\nfaces = {}\n",
    "[[war_space]]\nid = \"2\"\nreward = \"advance_war\"\n",
    "[[war_space]]\nid = \"2\"\nreward = { fame = 31 }\n",
    "[[war_space]]\nid = \"2\"\nreward = \"fame\"\n",
    "[[war_space]]\nid = \"7\"\n",
    "[[slot]]\nid = \"s1\"\nside_b = \"gold\"\n",
    "[[slot]]\nid = \"s1\"\nside_c = \"weapon\"\n",
    "[[building]]\nid = \"market\"\ncost = []\n",
    "[[building]]\nid = \"market\"\ncost = [\"corn\", \"corn\"]\n",
    "[[building]]\nid = \"royal_palace\"\namount = 1\n",
    "[[building]]\nid = \"royal_monument\"\namount = 4\n",
    "[[resource]]\nid = \"corn\"\nsites = 4\n",
    "[[resource]]\nid = \"water\"\ncubes = 2\n",
    "[[summary_card]]\nid = \"1\"\nresources = { cacao = 10 }\n",
    "[[supply]]\nid = \"workers\"\ncount = 1\n",
    "[[player_count]]\nid = \"players_3\"\ncalendar = 15\n",
    "[[personality]]\nid = \"pakal_builder\"\nhierarchy = [\"chief\"]\n",
    "[[personality]]\nid = \"pakal_builder\"\nhierarchy = [\"chief\", \"chief\", \"rain\", \"sun\", \"jaguar\"]\n",
    "[[personality]]\nid = \"pakal_priest\"\nrole = \"master_builder\"\n",
];

/// Rows that are invalid for Yucatan.
pub const YUCATAN: &[&str] = &[
    "[[start]]\nid = \"player\"\ngoods = { corn = 6 }\n",
    "[[start]]\nid = \"player\"\ngoods = { corn = 11, jade = 2 }\n",
    "[[start]]\nid = \"player\"\ntroop = 8\nprisoners = \"two\"\n",
    "[[building]]\nid = \"temple_0\"\nunits = 3\n",
    "[[building]]\nid = \"temple_0\"\ncost = { corn = 21, jade = 1 }\n",
    "[[building]]\nid = \"barracks_2\"\ncost = {}\n",
    "[[building]]\nid = \"barracks_3\"\nunits = 8\n",
    "[[granary]]\nid = \"granary\"\ngain = {}\n",
    "[[summoning]]\nid = \"alux\"\nlevel = 4\n",
    "[[summoning]]\nid = \"alux\"\nfree_moves = \"yes\"\n",
    "[[counselor]]\nid = \"jailer\"\nextra = { gives = 1 }\n",
    "[[battle_card]]\nid = \"skirmish\"\ncopies = 1\n",
    "[[battle_card]]\nid = \"card_alux\"\nreturns = true\n",
    "[[battle_card]]\nid = \"skirmish\"\nreturns = false\n[[battle_card]]\nid = \"shield_line\"\nreturns = false\n",
    "[[power]]\nid = \"war_1\"\ngain = { corn = 1 }\n",
    "[[power]]\nid = \"omens_1\"\nunits = 1\n",
    "[[city_action]]\nid = \"ci_corn\"\ncity = \"uxmal\"\n",
    "[[city_action]]\nid = \"ci_corn\"\neffect = \"trade\"\n",
    "[[city_action]]\nid = \"ci_corn\"\neffect = \"build\"\n",
    "[[city_action]]\nid = \"ux_corn\"\nround = 2\n",
    "[[calendar]]\nid = \"round_2\"\nevolutions = 2\n[[calendar]]\nid = \"round_3\"\nevolutions = 2\n",
    "[[calendar]]\nid = \"round_4\"\nevolutions = 2\n",
    "[[set]]\nid = \"corn\"\ncount = 1\n",
    "[[length]]\nid = \"rounds\"\ncount = 7\n",
    "[[length]]\nid = \"turns\"\ncount = 4\n",
    "[[evolution]]\nid = \"row_3\"\nbuilding = 1\n",
    "[[supply]]\nid = \"troop_limit\"\ncount = 13\n",
];
