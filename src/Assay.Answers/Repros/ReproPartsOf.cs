using System.Xml.Linq;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Repros;
using Assay.Repros.Calls;

namespace Assay.Answers.Repros;

/// <summary>Gathers what the file of one verdict is made of.</summary>
internal sealed class ReproPartsOf(SelectedRow row, ReproSubject asked, RowResult described, string observed)
{
    /// <summary>That BinaryFormatter is obsolete, which whoever reads the file knows.</summary>
    private const string FormatterWarning = "SYSLIB0011";

    private const string FormatterProperty = "EnableUnsafeBinaryFormatterSerialization";

    /// <summary>
    /// A file does the same in every folder: versions that a repository keeps in one place, and rules of its own for sources, are not for
    /// it.
    /// </summary>
    private static readonly FileDirective[] Settings =
    [
        .. ((string[])["PublishAot", "ManagePackageVersionsCentrally", "TreatWarningsAsErrors", "GenerateDocumentationFile",
            "RunAnalyzers"]).Select(name => FileDirective.Property(name, "false")),
    ];

    private AdapterProject Project => row.Definition.Project;

    /// <summary>Gathers it.</summary>
    /// <param name="failure">What the file shows.</param>
    /// <param name="contract">What the library gets.</param>
    /// <param name="surface">How bytes pass; null for the row's first.</param>
    /// <exception cref="NoReproException">The surface is none that a file uses.</exception>
    public ReproParts Make(ReproFailure failure, CaseContract contract, RestoredPackages packages, Surface? surface = null) => new()
    {
        Notes = [.. Notes()],
        Directives = DirectivesOf(packages),
        CaseSource = asked.Source,
        Contracts = contract.Files,
        Beside = contract.Beside,
        AdapterSources = [.. Directory.EnumerateFiles(Project.Folder, "*.cs").Order(StringComparer.Ordinal).Select(File.ReadAllText)],
        AdapterClass = row.Definition.AdapterClass.Split('.')[^1],
        Companions = contract.Companions,
        Surface = row.Definition.SurfaceFor(surface) switch
        {
            Surface.Bytes => ReproSurface.Bytes,
            Surface.Stream => ReproSurface.Stream,
            Surface.Buffer => ReproSurface.Buffer,
            Surface.Async => ReproSurface.Async,
            Surface.Pipe when surface is not null => ReproSurface.Pipe,
            Surface other =>
                throw new NoReproException(
                    $"{row.Name} passes bytes through the surface {other.ToString().ToLowerInvariant()}. 'assay repro' writes no files "
                        + "with it."),
        },
        Failure = failure,
        Holds = asked.Holds,
    };

    private IEnumerable<string> Notes()
    {
        var library = Project.Package == RowResult.InTheBox
            ? $"{Project.Name} of .NET {row.Target.Framework["net".Length..]}"
            : $"{Project.Package} {described.PackageVersion}";
        yield return $"Expected: {asked.Holds}";
        yield return $"{library}: {observed.ReplaceLineEndings(" ")}";
        if (row.Definition.Settings.Length > 0)
            yield return $"Settings: {row.Definition.Settings}";
        yield return $"Found by Assay as {described.Name}{asked.Suffix}. This file needs the .NET 10 SDK and nothing of Assay: dotnet "
            + "run FILE";
    }

    private IReadOnlyList<FileDirective> DirectivesOf(RestoredPackages packages)
    {
        try
        {
            return [.. Directives(packages)];
        }
        catch (FormatException exception)
        {
            throw new NoReproException($"{row.Name} cannot be shown in one file: {exception.Message}", exception);
        }
    }

    private IEnumerable<FileDirective> Directives(RestoredPackages packages)
    {
        foreach ((var id, var version) in packages.Named)
            yield return FileDirective.Package(id, version);
        if (row.Target.Framework != BuildTarget.Default.Framework)
            yield return FileDirective.Property("TargetFramework", row.Target.Framework);
        foreach (var setting in Settings)
            yield return setting;
        var project = XDocument.Load(Project.ProjectFile);
        if (project.Descendants(FormatterProperty).Any())
        {
            yield return FileDirective.Property(FormatterProperty, "true");
            yield return FileDirective.Property("NoWarn", FormatterWarning);
        }

        if (Directory.EnumerateFiles(Project.Folder, "*.cs")
            .Any(file => File.ReadAllText(file).Contains("unsafe ", StringComparison.Ordinal)))
            yield return FileDirective.Property("AllowUnsafeBlocks", "true");
    }
}

/// <summary>What a file is about.</summary>
/// <param name="Suffix">What follows the row's name, such as <c>#private-field</c>.</param>
/// <param name="Holds">What must hold, as a sentence.</param>
/// <param name="Source">The C# with the value: a class with a method <c>Make</c>, and types beside it.</param>
internal sealed record ReproSubject(string Suffix, string Holds, string Source);
