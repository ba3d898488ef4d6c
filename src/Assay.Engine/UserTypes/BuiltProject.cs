using System.Xml;
using System.Xml.Linq;
using Assay.Core.Files;

namespace Assay.Engine.UserTypes;

/// <summary>
/// Finds the dll that a user's project made when it was last built, without MSBuild: where that only evaluates properties, it already reads
/// files, imports others and fetches SDKs, as the project says. So only the usual places are looked into.
/// </summary>
internal static class BuiltProject
{
    private const string Output = "bin";
    private const int MostDepth = 3;

    /// <summary>Folders of a build's output whose dlls have no code.</summary>
    private static readonly string[] WithoutCode = ["ref", "refint"];

    /// <summary>The dll: of a release build before others, of the newest framework that every worker runs, the latest.</summary>
    /// <param name="project">Full path of the project.</param>
    /// <param name="frameworks">Target frameworks of the workers.</param>
    /// <returns>Full path of the dll; null where the project is not built for them.</returns>
    /// <exception cref="BadInputException">The project cannot be read.</exception>
    public static string? Find(string project, IReadOnlyList<string> frameworks)
    {
        var output = Path.Combine(Path.GetDirectoryName(project)!, Output);
        if (!Directory.Exists(output))
            return null;
        var newest = frameworks.Min(AssemblyRules.MajorOf);
        EnumerationOptions options = new() { RecurseSubdirectories = true, MaxRecursionDepth = MostDepth, IgnoreInaccessible = true };
        return Directory.EnumerateFiles(output, NameOf(project) + ".dll", options)
            .Select(file => (File: file, Folders: Path.GetRelativePath(output, file).Split(Path.DirectorySeparatorChar)[..^1]))
            .Where(found => !found.Folders.Intersect(WithoutCode, StringComparer.OrdinalIgnoreCase).Any())
            .Where(found => MajorIn(found.Folders) <= newest)
            .OrderByDescending(found => found.Folders.Contains("Release", StringComparer.OrdinalIgnoreCase))
            .ThenByDescending(found => MajorIn(found.Folders))
            .ThenByDescending(found => File.GetLastWriteTimeUtc(found.File))
            .Select(found => found.File).FirstOrDefault();
    }

    /// <summary>That a project is not built, where nothing may be built.</summary>
    public static BadInputException Missing(string given) =>
        new($"{given} is not built, and nothing is built here. Build it with 'dotnet build {given} -c Release', or name its .dll.");

    /// <summary>The framework that a folder of the output is for; 0 where its name does not say.</summary>
    private static int MajorIn(string[] folders) => folders.Select(AssemblyRules.MajorOf).DefaultIfEmpty().Max();

    /// <summary>The name of the dll: what the project says in plain text, or the project's own.</summary>
    private static string NameOf(string project)
    {
        (var name, var file) = (Path.GetFileNameWithoutExtension(project), Path.GetFileName(project));
        try
        {
            using var stream = NamedFile.Open(project, FileUse.Project);
            using var reader = XmlReader.Create(stream);
            var said = XDocument.Load(reader).Descendants().LastOrDefault(element => element.Name.LocalName == "AssemblyName");
            return said?.Value.Trim() is { Length: > 0 } text && text.IndexOfAny(['$', '@', '%', '*', '?', '/', '\\']) < 0 ? text : name;
        }
        catch (XmlException exception)
        {
            throw new BadInputException($"{file} is not valid XML (line {exception.LineNumber}). Correct it, or name its .dll.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            var reason = IoReason.Of(exception, project);
            throw new BadInputException($"{file} cannot be read ({reason}). Name a readable .dll or project.", exception);
        }
    }
}
