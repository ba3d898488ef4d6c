using System.Reflection;
using System.Runtime.Loader;
using Assay.Core.Workloads;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Shapes.Tests.Compilation;

/// <summary>What a dialect emits for a sample type, compiled as an adapter's build would.</summary>
internal static class EmittedSample
{
    private static int count;

    public static EmittedContract Emit(string dialect, string root, string framework = "net10.0", IMapperEmitter? mapper = null,
        string? qualifier = null, Version? packageVersion = null)
    {
        using var reader = ShapeReader.Open(
            SampleAssembly.PathFor(framework), ReferencePack.FolderOf(framework), typeof(DataSetAttribute).Assembly.Location);
        var graph = reader.Read(root);
        var bound = Assert.IsType<BoundDialect>(DialectCatalogue.Find(dialect)!.Bind(graph, qualifier), exactMatch: false);
        return bound.Emit(new EmissionContext("my-sample", framework, mapper ?? new MapperEmitter()) { PackageVersion = packageVersion });
    }

    /// <summary>The text of the file of one contract type.</summary>
    public static string Text(string dialect, string root, string file, Version? packageVersion = null) =>
        Emit(dialect, root, packageVersion: packageVersion).Files.Single(candidate => candidate.Name == file).Content;

    public static CSharpCompilation Compile(
        IEnumerable<EmittedContract> contracts, string framework, params IEnumerable<string> references) =>
        SourceCompiler.Compile(
            $"Emitted{Interlocked.Increment(ref count)}",
            framework,
            contracts.SelectMany(contract => contract.Files).Select(file => (file.Name, file.Content)),
            [SampleAssembly.PathFor(framework), typeof(FastSerialization.Serializer).Assembly.Location, .. references]);

    /// <summary>Compiles for the runtime that runs the tests and loads the result.</summary>
    public static Assembly Load(EmittedContract contract)
    {
        var context = AssemblyLoadContext.GetLoadContext(typeof(EmittedSample).Assembly)!;
        var compilation = Compile(
            [contract], "net10.0", typeof(DataSetAttribute).Assembly.Location, typeof(Worker.Session.WorkerProgram).Assembly.Location);
        SourceCompiler.AddGenerated(ref compilation);
        context.LoadFromAssemblyPath(SampleAssembly.PathFor("net10.0"));
        return context.LoadFromAssemblyPath(compilation.Write(SampleAssembly.Folder));
    }

    public static Assembly Load(string dialect, string root) => Load(Emit(dialect, root));
}
