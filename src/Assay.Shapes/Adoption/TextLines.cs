namespace Assay.Shapes.Adoption;

/// <summary>Counts lines of emitted text.</summary>
internal static class TextLines
{
    /// <summary>Lines that are not blank.</summary>
    public static int Count(string text) => text.Split('\n').Count(line => !string.IsNullOrWhiteSpace(line));
}
