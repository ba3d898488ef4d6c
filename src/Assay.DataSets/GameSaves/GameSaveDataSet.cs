using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.GameSaves;

/// <summary>Players of a block game: wide records with nested ones, half of the optional members present.</summary>
[DataSet(
    "game-save", "player", 1, 10, 100, 500,
    DefaultSize = 500,
    Summary = "players of 28 members: nested objects, optional members, lists, structs, enums, numbers of all widths",
    Source = "minecraft_savedata of rust_serialization_benchmark: nested state of a game")]
public sealed class GameSaveDataSet : DataSet<GameSave>
{
    private static readonly string[] ItemIds =
        ["minecraft:dirt", "minecraft:stone", "minecraft:pickaxe", "minecraft:book", "minecraft:ender_pearl", "minecraft:torch",
            "minecraft:oak_planks", "minecraft:bow"];

    /// <inheritdoc/>
    public override GameSave Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var save = new GameSave { Players = new List<Player>(recipe.Size) };
        while (save.Players.Count < recipe.Size) save.Players.Add(Player(draw));
        return save;
    }

    private static Player Player(Draw draw) => new()
    {
        GameMode = (GameMode)draw.Choice(4),
        Score = draw.Signed(1_000_000),
        Dimension = draw.Choice("overworld", "nether", "end"),
        SelectedItemSlot = (uint)draw.Number(0, 8),
        SelectedItem = Item(draw, slot: 0),
        SpawnDimension = draw.Chance(50) ? draw.Choice("overworld", "nether", "end") : null,
        SpawnX = draw.Signed(30_000_000),
        SpawnY = draw.Number(0, 255),
        SpawnZ = draw.Signed(30_000_000),
        IsSpawnForced = draw.Chance(50) ? draw.Chance(50) : null,
        SleepTimer = (ushort)draw.Number(0, 100),
        FoodExhaustionLevel = draw.Single(1, 3_999, places: 3),
        FoodSaturationLevel = draw.Single(1, 19_999, places: 3),
        FoodTickTimer = (uint)draw.Number(0, 80),
        ExperienceLevel = (uint)draw.Number(0, 200),
        ExperienceProgress = draw.Single(1, 999, places: 3),
        ExperienceTotal = draw.Number(0, 1_000_000),
        ExperienceSeed = draw.Signed(int.MaxValue),
        Inventory = Items(draw, most: 36),
        EnderItems = Items(draw, most: 27),
        Abilities = Abilities(draw),
        EnteredNetherPosition = draw.Chance(50) ? Position(draw) : null,
        RootVehicleId = draw.Chance(50) ? draw.Guid() : null,
        RootVehicle = draw.Chance(50) ? Entity(draw) : null,
        ShoulderEntityLeft = draw.Chance(50) ? Entity(draw) : null,
        ShoulderEntityRight = draw.Chance(50) ? Entity(draw) : null,
        HasSeenCredits = draw.Chance(50),
        RecipeBook = Book(draw),
    };

    private static List<InventoryItem> Items(Draw draw, int most)
    {
        var items = new List<InventoryItem>();
        for (int slot = 0, count = draw.Choice(most + 1); slot < count; slot++) items.Add(Item(draw, (byte)slot));
        return items;
    }

    private static InventoryItem Item(Draw draw, byte slot) => new()
    {
        Count = (sbyte)draw.Number(1, 64),
        Slot = slot,
        Id = draw.Choice(ItemIds),
    };

    private static PlayerAbilities Abilities(Draw draw) => new()
    {
        WalkSpeed = draw.Single(1, 999, places: 3),
        FlySpeed = draw.Single(1, 999, places: 3),
        MayFly = draw.Chance(50),
        IsFlying = draw.Chance(50),
        IsInvulnerable = draw.Chance(50),
        MayBuild = draw.Chance(50),
        InstantBuild = draw.Chance(50),
    };

    private static Position Position(Draw draw) => new() { X = Coordinate(draw), Y = Coordinate(draw), Z = Coordinate(draw) };

    private static double Coordinate(Draw draw) => (draw.Chance(50) ? 1 : -1) * draw.Double(1, 2_000_000_000, places: 6);

    private static Entity Entity(Draw draw) => new()
    {
        Id = draw.Choice("minecraft:cow", "minecraft:sheep", "minecraft:zombie", "minecraft:boat", "minecraft:parrot"),
        Position = Position(draw),
        Motion = Position(draw),
        Yaw = draw.Single(1, 359_999, places: 3),
        Pitch = draw.Single(1, 89_999, places: 3),
        FallDistance = draw.Single(1, 99_999, places: 3),
        Fire = (ushort)draw.Number(0, 1_000),
        Air = (ushort)draw.Number(0, 300),
        IsOnGround = draw.Chance(50),
        HasNoGravity = draw.Chance(50),
        IsInvulnerable = draw.Chance(50),
        PortalCooldown = draw.Number(0, 1_000),
        Uuid = draw.Guid(),
        CustomName = draw.Chance(50) ? draw.Words(6, 12) : null,
        IsSilent = draw.Chance(50),
    };

    private static RecipeBook Book(Draw draw) => new()
    {
        Recipes = Recipes(draw, most: 30),
        ToBeDisplayed = Recipes(draw, most: 10),
        IsGuiOpen = draw.Chance(50),
        IsFilteringCraftable = draw.Chance(50),
    };

    private static List<string> Recipes(Draw draw, int most)
    {
        var recipes = new List<string>();
        for (var left = draw.Choice(most + 1); left > 0; left--) recipes.Add(draw.Choice(ItemIds));
        return recipes;
    }
}
