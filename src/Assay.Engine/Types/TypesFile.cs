using System.Xml.Linq;
using Assay.Engine.Building;

namespace Assay.Engine.Types;

/// <summary>Writes what an adapter's build must know of a user's types, as a file that eng/Assay.Adapter.targets imports.</summary>
internal static class TypesFile
{
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
                new XElement("AssayTypes", MSBuildText.Escape(types.Assembly)),
                new XElement("AssayTypesRoot", MSBuildText.Escape(types.Root)),
                new XElement("AssayTypesKnown", MSBuildText.Escape(string.Join(';', types.Known)))),
            new XElement(
                "ItemGroup",
                needed.Select(dependency => new XElement("AssayTypesReference", new XAttribute("Include", MSBuildText.Escape(dependency.File)))),
                types.NeedsAspNetCore ? new XElement("FrameworkReference", new XAttribute("Include", FrameworkAssemblies.AspNetCore)) : null,
                types.Natives.Select(file => new XElement("AssayTypesNative", new XAttribute("Include", MSBuildText.Escape(file))))));
        File.WriteAllText(path, project.ToString());
    }
}
