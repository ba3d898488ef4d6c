namespace Assay.DataSets.GameSaves;

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
