using System.Text.RegularExpressions;

namespace Assay.Repros;

/// <summary>
/// A directive of a file that <c>dotnet run</c> builds, such as <c>#:package Newtonsoft.Json@13.0.4</c>. What it says runs before the
/// file's code does, so it is made of checked names and
/// values alone.
/// </summary>
public sealed partial record FileDirective
{
    /// <summary>
    /// For decompiled and emitted types, which have lost what their author told the compiler, such as which members may be null.
    /// </summary>
    public static readonly FileDirective NoWarnings = Property("WarningLevel", "0");

    /// <summary>Emitted code may hold null where its types do not say so: it has no annotations elsewhere.</summary>
    internal static readonly FileDirective NoWarningsOfNull = Property("Nullable", "annotations");

    private FileDirective(string text) => Text = text;

    /// <summary>The line.</summary>
    public string Text { get; }

    /// <summary>Names a package.</summary>
    /// <exception cref="FormatException">One of them is none.</exception>
    public static FileDirective Package(string id, string version) => PackageId().IsMatch(id) && PackageVersion().IsMatch(version)
        ? new($"#:package {id}@{version}")
        : throw new FormatException("A package of the build has no id and version that a file can name.");

    /// <summary>Sets a property.</summary>
    /// <exception cref="FormatException">One of them is none.</exception>
    public static FileDirective Property(string name, string value) => Word().IsMatch(name) && Word().IsMatch(value)
        ? new($"#:property {name}={value}")
        : throw new FormatException("A property of the build has no value that a file can state.");

    [GeneratedRegex(@"\A[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*\z")]
    private static partial Regex PackageId();

    [GeneratedRegex(@"\A\d+(?:\.\d+){1,3}(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?\z")]
    private static partial Regex PackageVersion();

    [GeneratedRegex(@"\A[A-Za-z0-9_.]+\z")]
    private static partial Regex Word();
}
