using Assay.Shapes.Emission;

namespace Assay.Shapes.Adoption;

/// <summary>Stands where the contract types alone are wanted.</summary>
internal sealed class LeftOutMapper : IMapperEmitter
{
    /// <summary>The file in the mapper's place.</summary>
    public EmittedFile File { get; } = new("", "");

    /// <inheritdoc/>
    EmittedFile IMapperEmitter.Emit(MapperRequest request) => File;
}

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
