namespace Assay.Engine.Scaffolding;

/// <summary>How a new adapter's project finds the files that it imports.</summary>
/// <param name="Path">Their folder as MSBuild writes it, with its last slash.</param>
/// <param name="Default">What the property in the path is where nobody sets it; null where the path needs none.</param>
internal sealed record Engineering(string Path, string? Default);
