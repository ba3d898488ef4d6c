using System.IO.Compression;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Cli.Tests.Packages;

/// <summary>Makes packages, as an author would publish them.</summary>
internal static class PackageFile
{
    /// <summary>Compiles a source and packs it into a folder.</summary>
    /// <returns>Full path of the package.</returns>
    public static string Pack(string feed, string id, string version, string source)
    {
        Directory.CreateDirectory(feed);
        var work = Directory.CreateTempSubdirectory("assay-package-").FullName;
        try
        {
            var library = Compile(
                work, id,
                $"[assembly: System.Reflection.AssemblyVersion(\"{version}.0\")][assembly: "
                    + $"System.Reflection.AssemblyInformationalVersion(\"{version}\")]\n{source}");
            var package = Path.Combine(feed, $"{id}.{version}.nupkg");
            using var archive = ZipFile.Open(package, ZipArchiveMode.Create);
            archive.CreateEntryFromFile(library, $"lib/net10.0/{id}.dll");
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

    private static string Compile(string folder, string name, string source)
    {
        var file = Path.Combine(folder, name + ".dll");
        var result = CSharpCompilation
            .Create(name, [CSharpSyntaxTree.ParseText(source)],
                References().Select(reference => MetadataReference.CreateFromFile(reference)),
                new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary))
            .Emit(file);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return file;
    }

    /// <summary>What a library is compiled against: an implementation names assemblies that no project refers to.</summary>
    private static IEnumerable<string> References()
    {
        var root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location)!, "..", "..", ".."));
        var pack = Directory.EnumerateDirectories(Path.Combine(root, "packs", "Microsoft.NETCore.App.Ref"), "10.*")
            .Order(StringComparer.Ordinal).Last();
        return Directory.EnumerateFiles(Path.Combine(pack, "ref", "net10.0"), "*.dll");
    }
}
