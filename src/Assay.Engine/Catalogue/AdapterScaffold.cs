namespace Assay.Engine.Catalogue;

/// <summary>Writes a new adapter's folder.</summary>
/// <param name="adapters">The folder of adapters.</param>
/// <param name="engineering">The folder of the files that adapter projects import.</param>
public sealed class AdapterScaffold(string adapters, string engineering)
{
    /// <summary>Writes the project and the adapter class.</summary>
    /// <exception cref="BadInputException">The folder is there already, or cannot be written.</exception>
    public IReadOnlyList<string> Write(NewAdapter adapter)
    {
        var folder = FolderFor(adapter.Package);
        try
        {
            Directory.CreateDirectory(folder);
            var project = Path.Combine(folder, adapter.Package + ".csproj");
            var source = Path.Combine(folder, adapter.ClassName + ".cs");
            File.WriteAllText(project, AdapterTemplates.Project(adapter, EngineeringFrom(folder)));
            File.WriteAllText(source, AdapterTemplates.Class(adapter));
            return [project, source];
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"{folder} is not writable ({IoReason.Of(exception)}). Choose another folder with --adapters.", exception);
        }
    }

    /// <summary>The folder of a package's adapter, found free.</summary>
    /// <exception cref="BadInputException">It is there already.</exception>
    public string FolderFor(string package)
    {
        var folder = Path.Combine(adapters, package);
        var there = Directory.Exists(adapters)
            ? Directory.EnumerateFileSystemEntries(adapters).Select(Path.GetFileName).OfType<string>()
            : [];
        return !there.Contains(package, StringComparer.OrdinalIgnoreCase)
            ? folder
            : throw new BadInputException($"The folder {folder} already exists. Add the row to its project: an AssayRow item and a class.");
    }

    // Adapters of the same checkout move with it; others are told by Assay where its files are, and know it by themselves for an IDE.
    private Engineering EngineeringFrom(string folder)
    {
        var checkout = Path.GetDirectoryName(Path.TrimEndingDirectorySeparator(engineering))!;
        return Path.GetRelativePath(checkout, folder).StartsWith("..", StringComparison.Ordinal)
            ? new Engineering("$(AssayEngineering)", MSBuildText.Escape(WithSlash(engineering)))
            : new Engineering(
                "$(MSBuildThisFileDirectory)" + MSBuildText.Escape(WithSlash(Path.GetRelativePath(folder, engineering))), null);
    }

    private static string WithSlash(string path) => path.Replace('\\', '/').TrimEnd('/') + "/";
}

/// <summary>How a new adapter's project finds the files that it imports.</summary>
/// <param name="Path">Their folder as MSBuild writes it, with its last slash.</param>
/// <param name="Default">What the property in the path is where nobody sets it, as MSBuild writes it; null where the path needs
/// none.</param>
internal sealed record Engineering(string Path, string? Default);
