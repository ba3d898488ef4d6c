namespace Assay.Cli.Tests.Types;

/// <summary>A file whose tables are damaged makes the reader of metadata fail in several ways; each is one sentence.</summary>
public class DamagedAssemblyTests
{
    [Fact]
    public void Damaged_tables_are_told_by_run_and_by_scan()
    {
        using WorkingFolder folder = new();
        string file = UserAssembly.Compile(folder.Path, "Types", "namespace Shop; public class Order { public int Id { get; set; } }");
        byte[] image = File.ReadAllBytes(file);
        int metadata = image.AsSpan().IndexOf("BSJB"u8);
        image.AsSpan(metadata + 16, 384).Fill(0xff);
        File.WriteAllBytes(file, image);

        Answer run = AssayProcess.Run(folder.Path, "run", "--types", "Types.dll", "--root", "Shop.Order");
        Answer scan = AssayProcess.Run(folder.Path, "scan", "Types.dll", "--roots", "Shop.*");

        Assert.Equal((2, ""), (run.ExitCode, run.Output));
        Assert.StartsWith("Types.dll is damaged, or no .NET assembly", run.Errors, StringComparison.Ordinal);
        Assert.Equal((2, ""), (scan.ExitCode, scan.Output));
        Assert.StartsWith("Types.dll is not a .NET assembly; give the .dll that holds the types.", scan.Errors, StringComparison.Ordinal);
    }
}
