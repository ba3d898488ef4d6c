using System.Runtime.Serialization;

namespace Assay.Conformance.Construction;

/// <summary>A singleton, which says through IObjectReference what stands for it, comes back as the only instance of its type.</summary>
[Case(25, "singleton", CaseGroup.Construction,
    "A singleton, which says through IObjectReference what stands for it, comes back as the only instance of its type.")]
public sealed class Singleton : Case<Price>
{
    /// <inheritdoc/>
    public override string LostInCopies => "a copy of a singleton is another object";

    /// <inheritdoc/>
    public override Price Make() => new() { Amount = 12, Unit = Euro.Instance };

    /// <inheritdoc/>
    public override string Inspect(Price value) => ReferenceEquals(value?.Unit, Euro.Instance) ? "" : "a second instance of the singleton";
}

[Serializable]
public class Price
{
    public int Amount { get; set; }

    public Euro? Unit { get; set; }
}

#pragma warning disable SYSLIB0050 // What .NET has for singletons is obsolete, and nothing stands in its place.
[Serializable]
public sealed class Euro : IObjectReference
{
    private Euro()
    {
    }

    public static Euro Instance { get; } = new();

    public int Decimals { get; set; } = 2;

    public object GetRealObject(StreamingContext context) => Instance;
}
