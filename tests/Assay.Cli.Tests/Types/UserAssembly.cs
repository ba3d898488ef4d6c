using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Cli.Tests.Types;

/// <summary>Compiles an assembly as a user might bring one.</summary>
internal static class UserAssembly
{
    private static readonly string RuntimeFolder = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    /// <summary>Compiles a source to <c>folder/name.dll</c>.</summary>
    public static string Compile(string folder, string name, string source, Platform platform = Platform.AnyCpu, params string[] references)
    {
        IEnumerable<MetadataReference> all = Directory.EnumerateFiles(RuntimeFolder, "System*.dll").Where(IsManaged).Concat(references)
            .Select(reference => MetadataReference.CreateFromFile(reference));
        string file = Path.Combine(folder, name + ".dll");
        Microsoft.CodeAnalysis.Emit.EmitResult result = CSharpCompilation
            .Create(name, [CSharpSyntaxTree.ParseText(source)], all, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, platform: platform, allowUnsafe: true))
            .Emit(file);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return file;
    }

    /// <summary>The source of the attribute that says what an assembly is built for.</summary>
    public static string BuiltFor(string framework) => $"[assembly: System.Runtime.Versioning.TargetFramework(\"{framework}\")]";

    private static bool IsManaged(string file) => !Path.GetFileName(file).Contains("Native", StringComparison.Ordinal);
}
