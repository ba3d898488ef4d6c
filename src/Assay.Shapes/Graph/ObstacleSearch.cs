namespace Assay.Shapes.Graph;

/// <summary>Members and types that a dialect has refused already: asked again, it passes over them and names the next.</summary>
internal sealed class ObstacleSearch
{
    private readonly HashSet<object> met = new(ReferenceEqualityComparer.Instance);

    /// <summary>The part of a declaration that was refused last, or the type; null where nothing was since the last question.</summary>
    public Shape? Offender { get; private set; }

    /// <summary>The member or type that was refused last, in words; empty where none was since the last question.</summary>
    public string Place { get; private set; } = "";

    /// <summary>Whether a member or type was refused already.</summary>
    public bool Skips(object place) => met.Contains(place);

    /// <summary>Takes what was refused.</summary>
    public void Meet(object place, Shape offender)
    {
        met.Add(place);
        (Place, Offender) = (place.ToString()!, offender);
    }

    /// <summary>Forgets what was refused last, before the next question.</summary>
    public void Begin() => (Place, Offender) = ("", null);
}
