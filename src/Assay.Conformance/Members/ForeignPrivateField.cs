using Assay.Core.Workloads;

namespace Assay.Conformance.Members;

/// <summary>A private field of a base class in another assembly comes back.</summary>
[Case(19, "foreign-private-field", CaseGroup.Members, "A private field of a base class in another assembly comes back.")]
public sealed class ForeignPrivateField : Case<Pump>
{
    /// <inheritdoc/>
    public override Pump Make()
    {
        Pump pump = new() { Name = "pump 7", Litres = 40 };
        pump.Run(1_250);
        return pump;
    }
}

[Serializable]
public class Pump : ForeignDevice
{
    public int Litres { get; set; }
}
