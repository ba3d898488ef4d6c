using System.Globalization;
using System.Text.RegularExpressions;
using System.Xml;
using System.Xml.Linq;
using Assay.Core.Adapters;
using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Shapes.Scanning;

namespace Assay.Engine.Catalogue;

/// <summary>Reads rows from the XML of an adapter's project file; nothing is evaluated or built.</summary>
public static partial class AdapterProjectReader
{
    /// <summary>Reads one project file.</summary>
    /// <param name="projectFile">Full path of the project file.</param>
    /// <param name="framework">The target framework whose package version counts, such as <c>net10.0</c>.</param>
    /// <exception cref="BadInputException">The file is no XML, or a row lacks a name, class, dialect or surface.</exception>
    public static IReadOnlyList<RowDefinition> Read(string projectFile, string framework)
    {
        var document = Load(projectFile);
        Dictionary<string, string> properties = [];
        foreach (var property in document.Descendants().Where(element => element.Parent?.Name.LocalName == "PropertyGroup"))
            properties[property.Name.LocalName] = Expand(property.Value.Trim(), properties);
        var package = properties.GetValueOrDefault("AssayPackage", RowResult.InTheBox);
        XElement[] items = [.. document.Descendants().Where(element => element.Name.LocalName == "AssayRow")];
        AdapterProject project = new(
            Path.GetFileNameWithoutExtension(projectFile),
            projectFile,
            package,
            VersionOf(document, package, framework, properties),
            properties.GetValueOrDefault("AssayHomePage", ""),
            properties.GetValueOrDefault("AssayLicence", ""))
        {
            Replacement = properties.GetValueOrDefault("AssayReplacement", ""),
            NeedsPackages = document.Descendants().Any(element => element.Name.LocalName == "PackageReference"),
            Dialects = BuiltCases.Listed(items.Select(item => ValueOf(item, "Dialect", properties))),
            ProvenVersion = properties.GetValueOrDefault("AssayProvenVersion", ""),
            ProvenOn = properties.GetValueOrDefault("AssayProvenOn", ""),
            ReadAttributes = properties.GetValueOrDefault("AssayAttributes", "")
                .Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries),
            Ended = properties.GetValueOrDefault("AssayEnded", ""),
            Notes = NoteReader.Notes(document, projectFile),
            Modes = NoteReader.Modes(document, projectFile),
        };
        RowDefinition[] rows = [.. items.Select(item => ReadRow(item, project, properties))];
        NoteReader.EnsureKnown(project, rows);
        return ClaimReader.AddTo(rows, document, project);
    }

    private static XDocument Load(string projectFile)
    {
        try
        {
            using var project = NamedFile.Open(projectFile, FileUse.Project);
            return XDocument.Load(project);
        }
        catch (XmlException exception)
        {
            throw new BadInputException(
                $"The adapter project {projectFile} is not valid XML (line {exception.LineNumber}, column {exception.LinePosition}). "
                    + "Correct it, or move its folder away.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"The adapter project {projectFile} cannot be read ({IoReason.Of(exception, projectFile)}). Correct that, or move its "
                    + "folder away.", exception);
        }
    }

    private static RowDefinition ReadRow(XElement item, AdapterProject project, Dictionary<string, string> properties)
    {
        string Value(string name) => ValueOf(item, name, properties);

        var excluded = Value("Excluded");
        RowDefinition row = new(
            Value("Include"),
            Value("Adapter"),
            Value("Dialect"),
            Value("Format"),
            SurfacesOf(Value("Surfaces"), project),
            Value("Settings"),
            string.Equals(Value("Reference"), "true", StringComparison.OrdinalIgnoreCase),
            excluded,
            project)
        {
            PublicFormat = Value("PublicFormat"),
            DocumentedExceptions = Value("DocumentedExceptions")
                .Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries),
            SpecifiedFormat = Value("SpecifiedFormat"),
            SaferThan = Value("SaferThan"),
            PayloadChoosesTypes = Is("TypesFromPayload", "any", Value("TypesFromPayload"), project),
            IsMain = string.Equals(Value("Main"), "true", StringComparison.OrdinalIgnoreCase),
            IsThreadSafe = !string.Equals(Value("ThreadSafe"), "false", StringComparison.OrdinalIgnoreCase),
            KeepsReferences = Is("References", "kept", Value("References"), project),
            RaisesDepthLimit = Is("DepthLimit", "raised", Value("DepthLimit"), project),
            Reading = ReadingOf(Value("Reads"), project),
            IsNetFrameworkOnly = Value("NetFramework") == "only",
            ExcludedOnNetFramework = Value("ExcludedOnNetFramework"),
            Proofs = [
                .. Proof.Stated.Where(stated => Value(stated.Metadata).Length > 0)
                    .Select(stated => new Proof(stated.DataSet, BytesOf(stated.Metadata, Value(stated.Metadata), project)))],
            ProvenFramework = FrameworkOf(Value("ProvenFramework"), project),
        };
        var isWhole = excluded.Length > 0 || (row.AdapterClass.Length > 0 && row.Dialect.Length > 0 && row.Surfaces.Count > 0);
        return row.Name.Length > 0 && isWhole
            ? row
            : throw new BadInputException(
                $"An AssayRow item of {project.ProjectFile} (\"{row.Name}\") lacks Include, Adapter, Dialect or Surfaces. Add it.");
    }

    private static string ValueOf(XElement item, string name, Dictionary<string, string> properties) =>
        Expand((string?)item.Attribute(name)
            ?? item.Elements().FirstOrDefault(element => element.Name.LocalName == name)?.Value.Trim() ?? "", properties);

    private static long BytesOf(string metadata, string text, AdapterProject project) =>
        long.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var bytes)
        ? bytes
        : throw new BadInputException($"{project.ProjectFile} has {metadata}=\"{text}\". Give the number of payload bytes.");

    private static bool Is(string name, string word, string text, AdapterProject project) => text switch
    {
        "" => false,
        _ when text == word => true,
        _ => throw new BadInputException($"{project.ProjectFile} has {name}=\"{text}\". Write {name}=\"{word}\", or leave it out."),
    };

    private static MemberReading ReadingOf(string name, AdapterProject project) => name switch
    {
        "" => MemberReading.Contract,
        "fields" => MemberReading.Fields,
        "public" => MemberReading.PublicMembers,
        "properties" => MemberReading.PublicProperties,
        _ => throw new BadInputException($"{project.ProjectFile} has Reads=\"{name}\". Use one of fields, public, properties."),
    };

    private static string FrameworkOf(string name, AdapterProject project) => name.Length == 0 || TargetNames.Frameworks.Contains(name)
        ? name
        : throw new BadInputException(
            $"{project.ProjectFile} has ProvenFramework=\"{name}\". Use one of {string.Join(", ", TargetNames.Frameworks)}.");

    private static Surface[] SurfacesOf(string list, AdapterProject project)
    {
        var names = list.Split([',', ';'], StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return [.. names.Select(name => Enum.TryParse(name, ignoreCase: true, out Surface surface)
            ? surface
            : throw new BadInputException(
                $"{project.ProjectFile} has an unknown surface \"{name}\". Use one of {string.Join(", ", EnumNames.All<Surface>())}."))];
    }

    /// <summary>The version of the package's reference; of several, the one whose condition names the framework.</summary>
    private static string VersionOf(XDocument document, string package, string framework, Dictionary<string, string> properties)
    {
        var reference = document.Descendants().FirstOrDefault(element =>
            element.Name.LocalName == "PackageReference"
            && string.Equals((string?)element.Attribute("Include"), package, StringComparison.OrdinalIgnoreCase)
            && ((string?)element.Attribute("Condition") ?? framework).Contains(framework, StringComparison.Ordinal));
        var version = (string?)reference?.Attribute("Version")
            ?? reference?.Elements().FirstOrDefault(element => element.Name.LocalName == "Version")?.Value ?? "";
        return Expand(version, properties).Trim('[', ']');
    }

    private static string Expand(string text, Dictionary<string, string> properties) =>
        PropertyReference().Replace(text, match => properties.GetValueOrDefault(match.Groups[1].Value, match.Value));

    [GeneratedRegex(@"\$\((\w+)\)")]
    private static partial Regex PropertyReference();
}
