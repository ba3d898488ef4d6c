namespace Assay.Core.Workloads;

/// <summary>
/// A device of another assembly than that of the conformance cases, which every program has: its private field stands in a base class that
/// no case declares.
/// </summary>
[Serializable]
public class ForeignDevice
{
    private int hours;

    /// <summary>Its name.</summary>
    public string Name { get; set; } = "";

    /// <summary>Lets it run.</summary>
    /// <param name="added">Hours to add.</param>
    public void Run(int added) => hours += added;

    /// <summary>How long it ran, in hours.</summary>
    public int RunningTime() => hours;
}

/// <summary>What a conformance case knows of a class that it cannot name.</summary>
public interface IForeignGauge
{
    /// <summary>What it shows.</summary>
    int Reading { get; }
}

/// <summary>Makes values of a class that is internal to this assembly.</summary>
public static class ForeignGauges
{
    /// <summary>A gauge.</summary>
    public static IForeignGauge Make(int reading) => new ForeignGauge { Reading = reading };
}

/// <summary>The class that no other assembly can name.</summary>
[Serializable]
internal sealed class ForeignGauge : IForeignGauge
{
    public int Reading { get; set; }
}
