using System.IO.Compression;
using Assay.Cli.Tests.Types;

namespace Assay.Cli.Tests.Packages;

/// <summary>Makes packages, as an author would publish them.</summary>
internal static class PackageFile
{
    /// <summary>Compiles a source and packs it into a folder.</summary>
    /// <returns>Full path of the package.</returns>
    public static string Pack(string feed, string id, string version, string source)
    {
        Directory.CreateDirectory(feed);
        string work = Directory.CreateTempSubdirectory("assay-package-").FullName;
        try
        {
            string library = UserAssembly.Compile(
                work, id, $"[assembly: System.Reflection.AssemblyVersion(\"{version}.0\")][assembly: System.Reflection.AssemblyInformationalVersion(\"{version}\")]\n{source}");
            string package = Path.Combine(feed, $"{id}.{version}.nupkg");
            using ZipArchive archive = ZipFile.Open(package, ZipArchiveMode.Create);
            archive.CreateEntryFromFile(library, $"lib/net8.0/{id}.dll");
            using StreamWriter description = new(archive.CreateEntry($"{id}.nuspec").Open());
            description.Write($"""
                <?xml version="1.0" encoding="utf-8"?>
                <package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
                  <metadata><id>{id}</id><version>{version}</version><authors>Acme</authors><description>Text</description></metadata>
                </package>
                """);
            return package;
        }
        finally
        {
            Directory.Delete(work, recursive: true);
        }
    }
}
