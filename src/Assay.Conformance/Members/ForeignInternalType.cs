using Assay.Core.Workloads;

namespace Assay.Conformance.Members;

/// <summary>An object whose class is internal to another assembly comes back behind its interface.</summary>
[Case(18, "foreign-internal-type", CaseGroup.Members,
    "An object whose class is internal to another assembly comes back behind its interface.")]
public sealed class ForeignInternalType : Case<Panel>
{
    /// <inheritdoc/>
    public override string LostInCopies => "nobody but its own assembly can name the class of the value";

    /// <inheritdoc/>
    public override Panel Make() => new() { Room = "boiler", Gauge = ForeignGauges.Make(72) };
}

[Serializable]
public class Panel
{
    public string Room { get; set; } = "";

    public IForeignGauge? Gauge { get; set; }
}
