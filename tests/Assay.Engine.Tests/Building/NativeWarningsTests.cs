using Assay.Engine.Building;
using Assay.Engine.Checking;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Building;

public sealed class NativeWarningsTests : IDisposable
{
    private const string Output = """
          Generating native code
        ILC : Trim analysis warning IL2026: Assay.Worker.Types.TypePool.Find(String): Using member 'X'. [/x/Acme.csproj]
        /_/src/Acme/Writer.cs(12): AOT analysis warning IL3050: Acme.Writer.Write[T](T): Using member 'MakeGenericType' needs a JIT. [/x/Acme.csproj]
        /_/src/Acme/Writer.cs(12): AOT analysis warning IL3050: Acme.Writer.Write[T](T): Using member 'MakeGenericType' needs a JIT. [/x/Acme.csproj]
        ILC : AOT analysis warning IL3050: EmittedRows.Row0(): Using member 'System.Array.CreateInstance(Type,Int32)'. [/x/Acme.csproj]
        ILC : Trim analysis warning IL2070: Acme.Reader.Read(Type): 'this' argument does not satisfy. [/x/Acme.csproj]
        /x/Acme.cs(3): Trim analysis warning IL2091: Assay.Adapters.Acme.Row`1.Serialize(T): 'T' generic argument does not satisfy. [/x/Acme.csproj]
        /x/obj/fields.xml(1): Trim analysis warning IL2001: Type 'Shop.Samples' has no fields to preserve. [/x/Acme.csproj]
        /x/Acme.csproj : warning NU1603: Acme depends on something.
        """;

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Warnings_of_the_library_are_counted_once_and_those_of_Assay_are_not()
    {
        var warnings = NativeWarnings.In(Output);

        Assert.Equal((2, "IL3050: Acme.Writer.Write[T](T): Using member 'MakeGenericType' needs a JIT."), (warnings.Count, warnings.First));
        warnings.Write(folder.Path);
        Assert.Equal(warnings.All, NativeWarnings.Of(folder.Path).All);
        Assert.Equal(0, NativeWarnings.Of(folder.File("nothing")).Count);
    }

    [Fact]
    public void Warnings_of_an_adapters_class_are_for_the_rows_that_use_it_and_those_of_the_library_for_all()
    {
        string[] sources =
        [
            "internal sealed class Reflection<T>() : OptionsAdapter<T>(new());",
            "internal abstract class OptionsAdapter<T>(object options) { public void Find(System.Type type) => _ = options; }",
            "internal sealed class Generated<T> { public void Write(T value) { } }",
        ];
        var warnings = NativeWarnings.In($"""
            /x/Options.cs(3): Trim analysis warning IL2026: Assay.Adapters.Acme.OptionsAdapter`1.Find(Type): Using member 'X'. [/x/Acme.csproj]
            {Output}
            """);

        Assert.Equal(3, warnings.For(sources, "Assay.Adapters.Acme.Reflection").Count);
        Assert.Equal(2, warnings.For(sources, "Assay.Adapters.Acme.Generated").Count);
        Assert.DoesNotContain("OptionsAdapter", warnings.For(sources, "Assay.Adapters.Acme.Generated").First, StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_names_code_and_place_of_the_first_warning_of_each_program_once()
    {
        var warnings = NativeWarnings.In(Output);
        var acme = ResultsOf.Row("acme aot") with { NativeWarnings = warnings.Count, NativeWarning = warnings.First };

        Assert.Equal(
            ["acme aot, acme/fast aot: 2 trim and AOT warnings, the first IL3050 in Acme.Writer.Write[T](T)",
                "'assay check --mode aot' quotes the first warning of each."],
            NativeWarningText.Lines([acme, acme with { Id = IdOf.Label("acme/fast aot") }, ResultsOf.Row("other")]));
        Assert.Empty(NativeWarningText.Lines([ResultsOf.Row("other")]));
    }

    [Theory]
    [InlineData(
        "Microsoft.NETCore.Native.Unix.targets(317,5): error : Platform linker ('clang' or 'gcc') not found in PATH. Ensure you have "
            + "all the required prerequisites")]
    [InlineData(
        "/usr/bin/ld: cannot find -lz: No such file or directory\nX.targets(1,1): error MSB3073: The command gcc exited with code 1.")]
    public void A_machine_without_a_linker_or_zlib_lacks_what_native_programs_need(string output) =>
        Assert.Equal(new BuildFailure(BuildFailureKind.ToolMissing, BuildAnswer.NativeLinkerMissing), BuildAnswer.Failed(output, 1));
}
