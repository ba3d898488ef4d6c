namespace OwnClasses;

/// <summary>Classes that give away little: some libraries carry them only after edits.</summary>
public sealed class ShyGroup
{
    public FieldBehindGetter? FieldBehindGetter { get; set; }

    public Primary? Primary { get; set; }

    public ReadOnlyPoint ReadOnlyPoint { get; set; }

    public PrivateConstructor? PrivateConstructor { get; set; }

    public Keyed? Keyed { get; set; }
}

/// <summary>Makes one.</summary>
public static class Shy
{
    public static ShyGroup Group() => new()
    {
        FieldBehindGetter = Samples.FieldBehindGetter(),
        Primary = Samples.Primary(),
        ReadOnlyPoint = Samples.ReadOnlyPoint(),
        PrivateConstructor = Samples.PrivateConstructor(),
        Keyed = Samples.Keyed(),
    };
}
