using Assay.Engine.Building;

namespace Assay.Engine.Tests.Fakes;

/// <summary>
/// The test worker twice: where it lies, it has the old versions of its data sets with versions, and in a folder <c>new</c> the new ones.
/// </summary>
internal sealed class TwoPrograms
{
    private static readonly string Program = TestPrograms.Worker;

    /// <summary>Copies the program.</summary>
    public TwoPrograms(TemporaryFolder folder)
    {
        var target = Directory.CreateDirectory(folder.File("new")).FullName;
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(Program)!))
            File.Copy(file, Path.Combine(target, Path.GetFileName(file)));
        New = ProgramOf(Path.Combine(target, Path.GetFileName(Program)));
    }

    public AdapterProgram Old { get; } = ProgramOf(Program);

    public AdapterProgram New { get; }

    private static AdapterProgram ProgramOf(string file) =>
        TestPrograms.Of(file);
}
