using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Cli.Tests.Types;

/// <summary>Compiles an assembly as a user might bring one.</summary>
internal static class UserAssembly
{
    private static readonly string RuntimeFolder = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    // dotnet/shared/Microsoft.NETCore.App/10.0.1 and dotnet/packs/Microsoft.NETCore.App.Ref/10.0.1/ref/net10.0.
    private static readonly string ReferencePacks = Path.Combine(RuntimeFolder, "..", "..", "..", "packs", "Microsoft.NETCore.App.Ref");

    /// <summary>Compiles a source to <c>folder/name.dll</c>.</summary>
    public static string Compile(
        string folder, string name, string source, Platform platform = Platform.AnyCpu, params string[] references) =>
        Compile(folder, name, source, platform, OptimizationLevel.Debug,
            Directory.EnumerateFiles(RuntimeFolder, "System*.dll").Where(IsManaged).Concat(references));

    /// <summary>Compiles a source as a project does, against the reference assemblies of .NET: what adapters are built with.</summary>
    public static string CompileAsProject(string folder, string name, string source, OptimizationLevel level = OptimizationLevel.Debug) =>
        Compile(folder, name, source, Platform.AnyCpu, level,
            Directory.EnumerateFiles(Path.Combine(Directory.GetDirectories(ReferencePacks, $"{Environment.Version.Major}.*")[0], "ref"),
                "*.dll", SearchOption.AllDirectories));

    private static string Compile(
        string folder, string name, string source, Platform platform, OptimizationLevel level, IEnumerable<string> references)
    {
        var file = Path.Combine(folder, name + ".dll");
        var result = CSharpCompilation
            .Create(name, [CSharpSyntaxTree.ParseText(source)], references.Select(reference => MetadataReference.CreateFromFile(reference)),
                new CSharpCompilationOptions(
                    OutputKind.DynamicallyLinkedLibrary, optimizationLevel: level, platform: platform, allowUnsafe: true))
            .Emit(file);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return file;
    }

    /// <summary>The source of the attribute that says what an assembly is built for.</summary>
    public static string BuiltFor(string framework) => $"[assembly: System.Runtime.Versioning.TargetFramework(\"{framework}\")]";

    private static bool IsManaged(string file) => !Path.GetFileName(file).Contains("Native", StringComparison.Ordinal);
}
