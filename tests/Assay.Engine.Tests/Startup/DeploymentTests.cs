using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;
using Assay.Experiments.Startup;

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
        var debug = typeof(DeploymentTests).Assembly.Location;
        File.Copy(typeof(FactAttribute).Assembly.Location, folder.File("Library.dll"));
        Assert.Null(DebugBuilds.FirstOf(Program));

        File.Copy(debug, folder.File("Shop.dll"));

        // Tests run in either configuration.
        Assert.Equal(AssemblyFact.Read(debug).IsForDebugging ? "Shop.dll" : null, DebugBuilds.FirstOf(Program));
        Assert.Equal(IsDebugBuild, AssemblyFact.Read(debug).IsForDebugging);
    }

    [Fact]
    public void A_native_program_holds_its_libraries_so_what_they_were_is_noted_before_they_are_removed()
    {
        var program = TestPrograms.Of(folder.File("publish/Test.Program"));
        Directory.CreateDirectory(folder.File("bin"));
        Directory.CreateDirectory(folder.File("publish"));
        var debug = typeof(DeploymentTests).Assembly.Location;
        // The adapter's own assembly is no library.
        File.Copy(debug, folder.File("bin/Test.Program.dll"));
        File.Copy(debug, folder.File("bin/Shop.dll"));

        DebugBuilds.Note(folder.Path, program);
        AdapterProgram.Trim(folder.Path, new BuildTarget("net10.0", TargetNames.NativeAot));

        Assert.False(File.Exists(folder.File("bin/Shop.dll")));
        Assert.Equal(IsDebugBuild ? "Shop.dll" : null, DebugBuilds.FirstOf(program));
    }

    private static bool IsDebugBuild
    {
        get
        {
#if DEBUG
            return true;
#else
            return false;
#endif
        }
    }

    private AdapterProgram Program =>
        TestPrograms.Of(folder.File("x.dll")) with { StartFile = folder.File("x") };
}
