namespace Assay.Engine.Building;

/// <summary>What adapters are built for.</summary>
/// <param name="Framework">Target framework, such as <c>net10.0</c>.</param>
/// <param name="Mode">How code becomes native: <c>jit</c>.</param>
public sealed record BuildTarget(string Framework, string Mode)
{
    /// <summary>Compiled just in time on .NET 10.</summary>
    public static BuildTarget Default { get; } = new("net10.0", "jit");
}
