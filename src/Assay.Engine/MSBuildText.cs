using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using System.Xml.Linq;

namespace Assay.Engine;

/// <summary>Texts for MSBuild in which nothing is syntax, such as paths; see "MSBuild special characters" in its documentation.</summary>
internal static partial class MSBuildText
{
    private const string Special = "%$@'();*?";

    /// <summary>Properties of a project that takes nothing from files of the folders above it.</summary>
    public static IReadOnlyList<string> Alone { get; } =
        ["ImportDirectoryBuildProps=false", "ImportDirectoryBuildTargets=false", "ImportDirectoryPackagesProps=false"];

    /// <summary>A text as MSBuild reads it literally.</summary>
    public static string Escape(string text)
    {
        StringBuilder escaped = new();
        foreach (var character in text)
        {
            if (Special.Contains(character, StringComparison.Ordinal))
                escaped.Append('%').Append(((int)character).ToString("X2", CultureInfo.InvariantCulture));
            else
                escaped.Append(character);
        }

        return escaped.ToString();
    }

    /// <summary>Refuses a path that MSBuild reads as another one however it is escaped.</summary>
    public static void EnsureReadable(string path, string next)
    {
        if (Misread().IsMatch(path))
            throw new BadInputException(
                $"MSBuild misreads {Shortened.Of(path)}: a path cannot have a double quote, or % and two hex digits. {next}");
    }

    /// <summary>
    /// Refuses a folder of files that projects import and that MSBuild does not find: there, a semicolon ends a path, too.
    /// </summary>
    public static void EnsureImportable(string folder, string next)
    {
        if (folder.Contains(';', StringComparison.Ordinal) || Misread().IsMatch(folder))
            throw new BadInputException(
                $"MSBuild misreads {Shortened.Of(folder)}: the path of Assay cannot have a semicolon, a double quote, or % and two hex "
                    + $"digits. {next}");
    }

    /// <summary>The argument that sets a property, of <c>Name=value</c>.</summary>
    public static string Property(string property)
    {
        (var name, var value) = Parts(property);
        return $"-p:{name}={Escape(value)}";
    }

    /// <summary>A property in a list of them, of <c>Name=value</c>.</summary>
    public static string Pair(string property)
    {
        (var name, var value) = Parts(property);
        return $"{name}={Escape(value)}";
    }

    /// <summary>The element of a project file that sets a property, of <c>Name=value</c>.</summary>
    public static XElement Element(string property)
    {
        (var name, var value) = Parts(property);
        return new XElement(name, Escape(value));
    }

    private static (string Name, string Value) Parts(string property)
    {
        var equals = property.IndexOf('=', StringComparison.Ordinal);
        return (property[..equals], property[(equals + 1)..]);
    }

    [GeneratedRegex("\"|%[0-9A-Fa-f]{2}")]
    private static partial Regex Misread();
}
