using Assay.Engine.UserTypes;

namespace Assay.Engine.Building;

/// <summary>Assemblies that were built for debugging: their code is not optimized, so the times of first calls say nothing.</summary>
public static class DebugBuilds
{
    private const string NotesFile = "debug-builds";

    /// <summary>
    /// Refuses a user's types of which one, or what they need beside them, was built for debugging, before anything is built with them.
    /// </summary>
    /// <exception cref="BadInputException">There is such an assembly.</exception>
    public static void Refuse(OwnTypes types)
    {
        if (types.Reference.OwnFiles.FirstOrDefault(file => AssemblyFact.Read(file).IsForDebugging) is string file)
            throw new BadInputException($"{Path.GetFileName(file)} is a debug build, whose times say nothing. Build it with -c Release.");
    }

    /// <summary>The first library of a program that is such a build; null where there is none.</summary>
    internal static string? FirstOf(AdapterProgram program)
    {
        // A native program holds its libraries itself: what they were is noted where it was built.
        var folder = Path.GetDirectoryName(program.StartFile)!;
        var notes = Path.Combine(folder, "..", NotesFile);
        return File.Exists(notes) ? File.ReadLines(notes).FirstOrDefault() : In(folder, program).FirstOrDefault();
    }

    /// <summary>Notes in the folder of a native program's build what its libraries were; they are removed afterwards.</summary>
    internal static void Note(string folder, AdapterProgram program) =>
        File.WriteAllLines(Path.Combine(folder, NotesFile), In(AdapterProgram.BuildOutputOf(folder), program));

    private static IEnumerable<string> In(string folder, AdapterProgram program) => new DirectoryInfo(folder).EnumerateFiles("*.dll")
        .Where(file => Libraries.Contains(file, program) && AssemblyFact.Read(file.FullName).IsForDebugging).Select(file => file.Name)
        .Order(StringComparer.Ordinal);
}

/// <summary>What lies beside a program and is neither its own nor the runtime's.</summary>
internal static class Libraries
{
    /// <summary>Assay's own assemblies, which every program has.</summary>
    private static readonly string[] Own = ["Assay.Core", "Assay.Worker", "Assay.DataSets"];

    /// <summary>Whether a file is one: assemblies of the runtime lie beside programs that bring it along.</summary>
    public static bool Contains(FileInfo file, AdapterProgram program) =>
        file.Extension == ".dll"
            && !Own.Contains(Path.GetFileNameWithoutExtension(file.Name)) && !file.Name.StartsWith("System.", StringComparison.Ordinal)
        && file.Name != Path.GetFileName(program.File)
        && file.Name != Path.GetFileName(program.File).Replace(".exe", "", StringComparison.Ordinal) + ".dll";
}
