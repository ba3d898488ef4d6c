namespace Assay.DataSets.GameSaves;

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
