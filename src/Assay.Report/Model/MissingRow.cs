namespace Assay.Report.Model;

/// <summary>One row without figures.</summary>
/// <param name="Label">Its label.</param>
/// <param name="Name">Its name.</param>
/// <param name="Package">Its package, or "in the box".</param>
/// <param name="Cause">The first line of its own cause; empty where the kind says it all.</param>
public sealed record MissingRow(string Label, string Name, string Package, string Cause);
