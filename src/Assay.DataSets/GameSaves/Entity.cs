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
