using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.UserTypes;
using Assay.Experiments.Startup;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Engine.Tests.Startup;

public sealed class DeploymentTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_deployment_is_all_that_has_to_be_there_without_symbols()
    {
        File.WriteAllBytes(folder.File("x.dll"), new byte[100]);
        File.WriteAllBytes(folder.File("x.pdb"), new byte[1000]);
        File.WriteAllBytes(folder.File("notes.json"), new byte[10]);

        var deployment = DeploymentReader.Read("a", Program, BuildTarget.Default);

        Assert.Equal(("a", 110), (deployment.Row, deployment.Bytes));
        Assert.Empty(deployment.Assemblies);
    }

    [Fact]
    public void Libraries_beside_it_say_whether_they_are_precompiled()
    {
        // The test library is compiled just in time; the runtime's own libraries are precompiled.
        File.Copy(typeof(FactAttribute).Assembly.Location, folder.File("Library.dll"));
        File.Copy(typeof(Uri).Assembly.Location, folder.File("Precompiled.dll"));
        File.Copy(typeof(Deployment).Assembly.Location, folder.File("Assay.Core.dll"));

        var deployment = DeploymentReader.Read("a", Program, BuildTarget.Default);

        Assert.Equal(["Library.dll", "Precompiled.dll"], deployment.Assemblies);
        Assert.Equal(["Precompiled.dll"], deployment.Precompiled);
    }

    [Fact]
    public void A_library_that_was_built_for_debugging_is_found()
    {
        File.Copy(typeof(FactAttribute).Assembly.Location, folder.File("Library.dll"));
        Compile("Tools.dll", OptimizationLevel.Release);
        Assert.Null(DebugBuilds.FirstOf(Program));

        Compile("Shop.dll", OptimizationLevel.Debug);

        Assert.Equal("Shop.dll", DebugBuilds.FirstOf(Program));
    }

    [Fact]
    public void A_native_program_holds_its_libraries_so_what_they_were_is_noted_before_they_are_removed()
    {
        var program = TestPrograms.Of(folder.File("publish/Test.Program"));
        Directory.CreateDirectory(folder.File("bin"));
        Directory.CreateDirectory(folder.File("publish"));
        // The adapter's own assembly is no library.
        Compile("bin/Test.Program.dll", OptimizationLevel.Debug);
        Compile("bin/Shop.dll", OptimizationLevel.Debug);

        DebugBuilds.Note(folder.Path, program);
        AdapterProgram.Trim(folder.Path, new BuildTarget("net10.0", TargetNames.NativeAot));

        Assert.False(File.Exists(folder.File("bin/Shop.dll")));
        Assert.Equal("Shop.dll", DebugBuilds.FirstOf(program));
    }

    private void Compile(string file, OptimizationLevel level)
    {
        var compilation = CSharpCompilation.Create(
            Path.GetFileNameWithoutExtension(file),
            references: FrameworkAssemblies.Managed.Select(of => MetadataReference.CreateFromFile(of)),
            options: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: level));
        Assert.True(compilation.Emit(folder.File(file)).Success);
    }

    private AdapterProgram Program =>
        TestPrograms.Of(folder.File("x.dll")) with { StartFile = folder.File("x") };
}
