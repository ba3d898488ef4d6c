using System.Text;
using System.Xml.Linq;

namespace Assay.Engine.Types;

/// <summary>Writes what an adapter's build must know of a user's types, as a file that eng/Assay.Adapter.targets imports.</summary>
internal static class TypesFile
{
    /// <summary>What MSBuild takes for syntax; see "MSBuild special characters" in its documentation.</summary>
    private const string Special = "%$@'();*?";

    /// <summary>Writes the file.</summary>
    /// <param name="path">Where.</param>
    /// <param name="types">The types.</param>
    /// <param name="framework">The target framework of the build; what it brings newer itself is left out.</param>
    public static void Write(string path, TypesReference types, string framework)
    {
        int major = AssemblyRules.MajorOf(framework);
        IEnumerable<TypesDependency> needed = types.Dependencies.Where(dependency => !dependency.IsOfFramework || dependency.Version.Major > major);
        XElement project = new(
            "Project",
            new XElement(
                "PropertyGroup",
                new XElement("AssayTypes", Escape(types.Assembly)),
                new XElement("AssayTypesRoot", Escape(types.Root)),
                new XElement("AssayTypesKnown", Escape(string.Join(';', types.Known)))),
            new XElement(
                "ItemGroup",
                needed.Select(dependency => new XElement("AssayTypesReference", new XAttribute("Include", Escape(dependency.File)))),
                types.NeedsAspNetCore ? new XElement("FrameworkReference", new XAttribute("Include", FrameworkAssemblies.AspNetCore)) : null,
                types.Natives.Select(file => new XElement("AssayTypesNative", new XAttribute("Include", Escape(file))))));
        File.WriteAllText(path, project.ToString());
    }

    private static string Escape(string text)
    {
        StringBuilder escaped = new();
        foreach (char character in text)
        {
            if (Special.Contains(character, StringComparison.Ordinal))
                escaped.Append('%').Append(((int)character).ToString("X2", System.Globalization.CultureInfo.InvariantCulture));
            else
                escaped.Append(character);
        }

        return escaped.ToString();
    }
}
