using Assay.Shapes.Emission;

namespace Assay.Shapes.Adoption;

/// <summary>Lines of emitted text, as .NET reads them.</summary>
internal static class TextLines
{
    /// <summary>Lines that are not blank.</summary>
    public static int Count(string text) => Of(text).Count(line => !string.IsNullOrWhiteSpace(line));

    /// <summary>All lines but those that .NET Framework alone compiles, as <see cref="FieldAccessor"/> emits them.</summary>
    public static IEnumerable<string> Of(string text)
    {
        var isOfFramework = false;
        foreach (var line in text.Split('\n'))
        {
            var mark = line.Trim();
            if (mark == FieldAccessor.BeginOfNetFramework)
                isOfFramework = true;
            else if (mark == FieldAccessor.BeginOfOthers)
                isOfFramework = false;
            else if (mark != FieldAccessor.End && !isOfFramework)
                yield return line;
        }
    }
}
