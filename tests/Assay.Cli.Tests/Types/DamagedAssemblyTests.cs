namespace Assay.Cli.Tests.Types;

/// <summary>A file whose tables are damaged makes the reader of metadata fail in several ways; each is one sentence.</summary>
public class DamagedAssemblyTests
{
    private const string Order = "namespace Shop; public class Order { public int Id { get; set; } }";

    [Fact]
    public void Damaged_tables_are_told_by_run_and_by_scan()
    {
        using WorkingFolder folder = new();
        var file = UserAssembly.Compile(folder.Path, "Types", Order);
        var image = File.ReadAllBytes(file);
        var metadata = image.AsSpan().IndexOf("BSJB"u8);
        image.AsSpan(metadata + 16, 384).Fill(0xff);
        File.WriteAllBytes(file, image);

        var run = AssayInProcess.Run(folder.Path, "run", "--types", "Types.dll", "--root", "Shop.Order");
        var scan = AssayInProcess.Run(folder.Path, "check", "--no-run", "--types", "Types.dll", "--root", "Shop.*");

        Assert.Equal((2, ""), (run.ExitCode, run.Output));
        Assert.StartsWith("Types.dll is damaged or not a .NET assembly", run.Errors, StringComparison.Ordinal);
        Assert.Equal((2, ""), (scan.ExitCode, scan.Output));
        Assert.StartsWith(
            "Types.dll is not a .NET assembly. Give the .dll that contains the types.", scan.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_that_was_cut_off_behind_its_tables_is_damaged()
    {
        using WorkingFolder folder = new();
        var file = UserAssembly.Compile(folder.Path, "Types", Order);
        File.WriteAllBytes(file, File.ReadAllBytes(file)[..^512]);

        var answer = AssayInProcess.Run(folder.Path, "run", "--types", "Types.dll", "--root", "Shop.Order");

        Assert.Equal((2, "", "Types.dll is damaged or not a .NET assembly. Build it again, or name its project."),
            (answer.ExitCode, answer.Output, answer.Errors.TrimEnd()));
    }

    [Fact]
    public void An_assembly_of_texts_in_one_language_is_told_by_run()
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Types", "[assembly: System.Reflection.AssemblyCulture(\"de\")]" + Order);

        var answer = AssayInProcess.Run(folder.Path, "run", "--types", "Types.dll", "--root", "Shop.Order");

        Assert.Equal((2, "", "Types.dll is a resource assembly without types. Name the .dll one folder up."),
            (answer.ExitCode, answer.Output, answer.Errors.TrimEnd()));
    }

    /// <summary>As <c>dotnet publish --self-contained</c> with trimming leaves it: the same name and version, and other content.</summary>
    [Fact]
    public void A_core_library_beside_the_types_is_no_hindrance()
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Types", Order);
        var image = File.ReadAllBytes(typeof(object).Assembly.Location);
        image[image.AsSpan().IndexOf(typeof(object).Module.ModuleVersionId.ToByteArray())] ^= 1;
        File.WriteAllBytes(folder.File("System.Private.CoreLib.dll"), image);

        var answer = AssayInProcess.Run(folder.Path, "run", "--types", "Types.dll", "--root", "Shop.Odrer");

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith("Types has no type Shop.Odrer; the nearest names are Shop.Order", answer.Errors, StringComparison.Ordinal);
    }
}
