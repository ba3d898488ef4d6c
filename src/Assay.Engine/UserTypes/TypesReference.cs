using System.Security.Cryptography;
using System.Text;
using System.Xml.Linq;
using Assay.Core.Files;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Engine.UserTypes;

/// <summary>A user's types as adapters are built with them; two are equal where everything that a build depends on is.</summary>
/// <param name="Assembly">Full path of the dll that holds the roots.</param>
/// <param name="Roots">Full names of the root types as C# writes them, without <c>global::</c>, such as
/// <c>Shop.Page&lt;Shop.Order&gt;</c>; also the names of the workloads.</param>
/// <param name="Known">Full names of types that may stand where a base type, an interface or <see cref="object"/> is declared, beside those
/// of their assembly.</param>
/// <param name="Dependencies">What the dll needs from its folder.</param>
/// <param name="Natives">Full paths of native libraries that lie beside it.</param>
/// <param name="Hash">SHA-256 of the names and of the contents of all files, in hex.</param>
public sealed record TypesReference(
    string Assembly, IReadOnlyList<string> Roots, IReadOnlyList<string> Known, IReadOnlyList<TypesDependency> Dependencies,
    IReadOnlyList<string> Natives, string Hash)
{
    /// <summary>Stands between roots, which have commas of their own.</summary>
    internal const char Separator = ';';

    /// <summary>The first root, which is the only one of all that is timed.</summary>
    public string Root => Roots[0];

    /// <summary>Whether programs with these types need ASP.NET Core beside .NET.</summary>
    public bool NeedsAspNetCore { get; init; }

    /// <summary>What of their code contracts have; null before it is collected.</summary>
    public TypesCode? Code { get; init; }

    /// <summary>
    /// Edits of the types that contracts are made with instead of the types as they are, as the emitter takes them; empty for the types as
    /// they are.
    /// </summary>
    public string Edits { get; init; } = "";

    /// <summary>
    /// Members with a generic collection in the place of one without a type of elements, as the emitter takes them; empty for none.
    /// </summary>
    public string Typed { get; init; } = "";

    /// <summary>Full paths of the dll and of what it needs that .NET does not have.</summary>
    internal IEnumerable<string> OwnFiles => [Assembly, .. OwnDependencies];

    /// <summary>Full paths of what it needs that .NET does not have.</summary>
    internal IEnumerable<string> OwnDependencies =>
        Dependencies.Where(dependency => !dependency.IsOfFramework).Select(dependency => dependency.File);

    /// <summary>Reads the types of the first root, with what of their code was collected.</summary>
    /// <param name="folders">Where assemblies are that they refer to.</param>
    /// <exception cref="ShapeException">A type cannot be read.</exception>
    public ShapeGraph ReadGraph(IReadOnlyList<string> folders) => ReadGraphs(folders)[0];

    /// <summary>Reads the types of each root, in their order.</summary>
    /// <param name="folders">Where assemblies are that they refer to.</param>
    /// <exception cref="ShapeException">A type cannot be read.</exception>
    public IReadOnlyList<ShapeGraph> ReadGraphs(IReadOnlyList<string> folders)
    {
        using var reader = ShapeReader.Open(Assembly, folders);
        return [.. Roots.Select((root, number) =>
        {
            var graph = reader.Read(root, Known, TypedMember.Read(Typed));
            return Code is TypesCode code ? CodeFile.Read(CodeFile.Of(code.File, number)).AttachTo(graph) : graph;
        })];
    }

    /// <summary>The hash of types: of the names and of the contents of all files.</summary>
    /// <param name="roots">Full names of the root types.</param>
    /// <param name="known">Full names of the further types.</param>
    /// <param name="files">Full paths of the dll and of all that it needs from its folder.</param>
    /// <exception cref="BadInputException">A file cannot be read.</exception>
    internal static string HashOf(IReadOnlyList<string> roots, IReadOnlyList<string> known, IEnumerable<string> files)
    {
        StringBuilder text = new($"{string.Join(Separator, roots)}\n{string.Join(';', known)}\n");
        foreach (var file in files)
            text.Append(Path.GetFileName(file)).Append(' ').AppendLine(UserFile.HashOf(file, FileUse.Assembly));
        return Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text.ToString())));
    }

    /// <summary>
    /// Whether the files still are what they were when the types were read: what is built of others would mix two builds in one table.
    /// </summary>
    internal bool AreUnchanged()
    {
        try
        {
            return HashOf(Roots, Known, [Assembly, .. Dependencies.Select(dependency => dependency.File), .. Natives]) == Hash;
        }
        catch (BadInputException)
        {
            return false;
        }
    }

    /// <inheritdoc/>
    public bool Equals(TypesReference? other) =>
        other is not null && other.Hash == Hash && other.Code?.Hash == Code?.Hash && other.Edits == Edits && other.Typed == Typed;

    /// <inheritdoc/>
    public override int GetHashCode() => Hash.GetHashCode(StringComparison.Ordinal);
}

/// <summary>The code of a user's types, as a file.</summary>
/// <param name="Hash">SHA-256 of its content, in hex.</param>
public sealed record TypesCode(string File, string Hash);

/// <summary>Writes what an adapter's build must know of a user's types, as a file that eng/Assay.Adapter.targets imports.</summary>
internal static class TypesFile
{
    /// <summary>Writes the file.</summary>
    /// <param name="framework">The target framework of the build; what it brings newer itself is left out.</param>
    public static void Write(string path, TypesReference types, string framework)
    {
        var major = AssemblyRules.MajorOf(framework);
        var needed =
            types.Dependencies.Where(dependency => !dependency.IsOfFramework || dependency.Version.Major > major);
        XElement project = new(
            "Project",
            new XElement(
                "PropertyGroup",
                new XElement("AssayTypes", MSBuildText.Escape(types.Assembly)),
                new XElement("AssayTypesRoot", MSBuildText.Escape(string.Join(TypesReference.Separator, types.Roots))),
                new XElement("AssayTypesKnown", MSBuildText.Escape(string.Join(';', types.Known))),
                types.Code is null ? null : new XElement("AssayTypesCode", MSBuildText.Escape(types.Code.File)),
                types.Edits.Length == 0 ? null : new XElement("AssayTypesEdits", types.Edits),
                types.Typed.Length == 0 ? null : new XElement("AssayTypesTyped", MSBuildText.Escape(types.Typed))),
            new XElement(
                "ItemGroup",
                needed.Select(
                    dependency => new XElement("AssayTypesReference", new XAttribute("Include", MSBuildText.Escape(dependency.File)))),
                types.NeedsAspNetCore
                    ? new XElement("FrameworkReference", new XAttribute("Include", FrameworkAssemblies.AspNetCore))
                    : null,
                types.Natives.Select(file => new XElement("AssayTypesNative", new XAttribute("Include", MSBuildText.Escape(file))))));
        File.WriteAllText(path, project.ToString());
    }
}
