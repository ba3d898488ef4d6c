namespace Assay.DataSets.GameSaves;

/// <summary>A creature or a vehicle.</summary>
public class Entity
{
    /// <summary>What it is.</summary>
    public string Id { get; set; } = null!;

    /// <summary>Where it is.</summary>
    public Position Position { get; set; }

    /// <summary>How it moves.</summary>
    public Position Motion { get; set; }

    /// <summary>Where it looks, in degrees.</summary>
    public float Yaw { get; set; }

    /// <summary>How far up it looks, in degrees.</summary>
    public float Pitch { get; set; }

    /// <summary>How far it has fallen.</summary>
    public float FallDistance { get; set; }

    /// <summary>Ticks that it burns on.</summary>
    public ushort Fire { get; set; }

    /// <summary>Ticks of breath.</summary>
    public ushort Air { get; set; }

    /// <summary>Whether it stands.</summary>
    public bool IsOnGround { get; set; }

    /// <summary>Whether it floats.</summary>
    public bool HasNoGravity { get; set; }

    /// <summary>Whether nothing hurts it.</summary>
    public bool IsInvulnerable { get; set; }

    /// <summary>Ticks until a portal takes it again.</summary>
    public int PortalCooldown { get; set; }

    /// <summary>Which one it is.</summary>
    public Guid Uuid { get; set; }

    /// <summary>Its name, if it was given one.</summary>
    public string? CustomName { get; set; }

    /// <summary>Whether it makes no sound.</summary>
    public bool IsSilent { get; set; }
}

/// <summary>How a player plays.</summary>
public enum GameMode
{
    /// <summary>Gathers and fights.</summary>
    Survival,

    /// <summary>Has everything.</summary>
    Creative,

    /// <summary>Changes no blocks.</summary>
    Adventure,

    /// <summary>Only looks.</summary>
    Spectator,
}

/// <summary>The saved players of a game.</summary>
public class GameSave
{
    /// <summary>The players.</summary>
    public List<Player> Players { get; set; } = null!;
}

/// <summary>A pile of equal items.</summary>
public class InventoryItem
{
    /// <summary>How many.</summary>
    public sbyte Count { get; set; }

    /// <summary>Where in the inventory.</summary>
    public byte Slot { get; set; }

    /// <summary>What it is.</summary>
    public string Id { get; set; } = null!;
}

/// <summary>Everything that a game keeps of a player.</summary>
public class Player
{
    /// <summary>How the player plays.</summary>
    public GameMode GameMode { get; set; }

    /// <summary>Points.</summary>
    public long Score { get; set; }

    /// <summary>Which world.</summary>
    public string Dimension { get; set; } = null!;

    /// <summary>Which slot is in the hand.</summary>
    public uint SelectedItemSlot { get; set; }

    /// <summary>What is in the hand.</summary>
    public InventoryItem SelectedItem { get; set; } = null!;

    /// <summary>World of the bed, if there is one.</summary>
    public string? SpawnDimension { get; set; }

    /// <summary>Bed, to the east.</summary>
    public long SpawnX { get; set; }

    /// <summary>Bed, upwards.</summary>
    public long SpawnY { get; set; }

    /// <summary>Bed, to the south.</summary>
    public long SpawnZ { get; set; }

    /// <summary>Whether the player wakes there in any case.</summary>
    public bool? IsSpawnForced { get; set; }

    /// <summary>Ticks of sleep.</summary>
    public ushort SleepTimer { get; set; }

    /// <summary>How hungry the player gets.</summary>
    public float FoodExhaustionLevel { get; set; }

    /// <summary>How long food lasts.</summary>
    public float FoodSaturationLevel { get; set; }

    /// <summary>Ticks until the next loss of food.</summary>
    public uint FoodTickTimer { get; set; }

    /// <summary>Levels gained.</summary>
    public uint ExperienceLevel { get; set; }

    /// <summary>Part of the next level.</summary>
    public float ExperienceProgress { get; set; }

    /// <summary>All experience.</summary>
    public int ExperienceTotal { get; set; }

    /// <summary>What enchantments come from.</summary>
    public int ExperienceSeed { get; set; }

    /// <summary>What is carried.</summary>
    public List<InventoryItem> Inventory { get; set; } = null!;

    /// <summary>What lies in the shared chest.</summary>
    public List<InventoryItem> EnderItems { get; set; } = null!;

    /// <summary>What the player may do.</summary>
    public PlayerAbilities Abilities { get; set; } = null!;

    /// <summary>Where the player left the world, if ever.</summary>
    public Position? EnteredNetherPosition { get; set; }

    /// <summary>What the player rides, if anything.</summary>
    public Guid? RootVehicleId { get; set; }

    /// <summary>The vehicle itself.</summary>
    public Entity? RootVehicle { get; set; }

    /// <summary>Who sits on the left shoulder.</summary>
    public Entity? ShoulderEntityLeft { get; set; }

    /// <summary>Who sits on the right shoulder.</summary>
    public Entity? ShoulderEntityRight { get; set; }

    /// <summary>Whether the game was won.</summary>
    public bool HasSeenCredits { get; set; }

    /// <summary>What the player knows how to make.</summary>
    public RecipeBook RecipeBook { get; set; } = null!;
}

/// <summary>What a player may do.</summary>
public class PlayerAbilities
{
    /// <summary>Blocks a tick on foot.</summary>
    public float WalkSpeed { get; set; }

    /// <summary>Blocks a tick in the air.</summary>
    public float FlySpeed { get; set; }

    /// <summary>Whether flying is allowed.</summary>
    public bool MayFly { get; set; }

    /// <summary>Whether the player flies.</summary>
    public bool IsFlying { get; set; }

    /// <summary>Whether nothing hurts.</summary>
    public bool IsInvulnerable { get; set; }

    /// <summary>Whether building is allowed.</summary>
    public bool MayBuild { get; set; }

    /// <summary>Whether building takes no time.</summary>
    public bool InstantBuild { get; set; }
}

/// <summary>A place, or a movement, in a world.</summary>
public struct Position
{
    /// <summary>To the east.</summary>
    public double X { get; set; }

    /// <summary>Upwards.</summary>
    public double Y { get; set; }

    /// <summary>To the south.</summary>
    public double Z { get; set; }
}

/// <summary>What a player knows how to make.</summary>
public class RecipeBook
{
    /// <summary>All known recipes.</summary>
    public List<string> Recipes { get; set; } = null!;

    /// <summary>Those not seen yet.</summary>
    public List<string> ToBeDisplayed { get; set; } = null!;

    /// <summary>Whether the book is open.</summary>
    public bool IsGuiOpen { get; set; }

    /// <summary>Whether it shows only what can be made.</summary>
    public bool IsFilteringCraftable { get; set; }
}
