using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Startup;

/// <summary>Reads what lies beside a program, without loading any of it.</summary>
internal static class DeploymentReader
{
    /// <summary>What Assay puts there for itself, or nobody would deploy.</summary>
    private static readonly string[] NotDeployed = [".pdb", ".dbg", ".dSYM", ".xml", ".tsv"];

    /// <summary>Assay's own assemblies, which every program has.</summary>
    private static readonly string[] Own = ["Assay.Core", "Assay.Worker", "Assay.DataSets"];

    /// <summary>The deployment of a row.</summary>
    /// <param name="label">The row's label.</param>
    /// <param name="program">Its program.</param>
    /// <param name="target">What it was built for.</param>
    public static Deployment Read(string label, AdapterProgram program, BuildTarget target)
    {
        string folder = Path.GetDirectoryName(program.StartFile)!;
        FileInfo[] files = [.. new DirectoryInfo(folder).EnumerateFiles("*", SearchOption.AllDirectories).Where(file => !NotDeployed.Contains(file.Extension))];
        IReadOnlyList<(string Name, AssemblyFact Fact)> libraries = target.Mode == TargetNames.NativeAot
            ? []
            : [.. files.Where(file => IsLibrary(file, program)).Select(file => (file.Name, Fact: AssemblyFact.Read(file.FullName))).Where(file => file.Fact.IsManaged).OrderBy(file => file.Name, StringComparer.Ordinal)];
        return new Deployment
        {
            Row = label,
            Bytes = files.Sum(file => file.Length),
            Assemblies = [.. libraries.Select(library => library.Name)],
            Precompiled = [.. libraries.Where(library => library.Fact.IsPrecompiled).Select(library => library.Name)],
        };
    }

    /// <summary>The first library beside a program that was built for debugging, whose times say nothing; null where there is none.</summary>
    /// <param name="program">The program.</param>
    public static string? FirstDebugBuild(AdapterProgram program) => new DirectoryInfo(Path.GetDirectoryName(program.StartFile)!).EnumerateFiles("*.dll")
        .Where(file => IsLibrary(file, program) && AssemblyFact.Read(file.FullName).IsForDebugging).Select(file => file.Name).Order(StringComparer.Ordinal).FirstOrDefault();

    /// <summary>Assemblies of the runtime lie beside programs that bring it along; they all have its file beside the core library.</summary>
    private static bool IsLibrary(FileInfo file, AdapterProgram program) =>
        file.Extension == ".dll" && !Own.Contains(Path.GetFileNameWithoutExtension(file.Name)) && !file.Name.StartsWith("System.", StringComparison.Ordinal)
        && !string.Equals(file.FullName, program.File, StringComparison.Ordinal);
}

/// <summary>What the head of an assembly's file tells.</summary>
/// <param name="IsManaged">Whether it holds managed code at all.</param>
/// <param name="IsPrecompiled">Whether it holds native code beside it (ReadyToRun).</param>
/// <param name="IsForDebugging">Whether the JIT is told not to optimise it.</param>
internal readonly record struct AssemblyFact(bool IsManaged, bool IsPrecompiled, bool IsForDebugging)
{
    private const int DisableOptimizations = 0x100;

    /// <summary>Reads a file; one that is no assembly holds nothing.</summary>
    public static AssemblyFact Read(string path)
    {
        try
        {
            using FileStream stream = File.OpenRead(path);
            using PEReader file = new(stream);
            if (!file.HasMetadata)
                return default;
            return new AssemblyFact(true, file.PEHeaders.CorHeader!.ManagedNativeHeaderDirectory.Size > 0, IsDebug(file.GetMetadataReader()));
        }
        catch (BadImageFormatException)
        {
            return default;
        }
    }

    private static bool IsDebug(MetadataReader reader) => reader.GetAssemblyDefinition().GetCustomAttributes().Select(reader.GetCustomAttribute).Any(attribute =>
        IsDebuggable(reader, attribute) && ModesOf(reader.GetBlobReader(attribute.Value)) is int modes && (modes & DisableOptimizations) != 0);

    private static bool IsDebuggable(MetadataReader reader, CustomAttribute attribute) =>
        attribute.Constructor.Kind == HandleKind.MemberReference
        && reader.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent is { Kind: HandleKind.TypeReference } type
        && reader.StringComparer.Equals(reader.GetTypeReference((TypeReferenceHandle)type).Name, "DebuggableAttribute");

    /// <summary>The attribute has one argument, the modes, or two of older compilers, of which the second says it.</summary>
    private static int ModesOf(BlobReader value)
    {
        const int Prolog = 2, Modes = 4, NamedArguments = 2;
        value.ReadUInt16();
        if (value.Length >= Prolog + Modes + NamedArguments)
            return value.ReadInt32();
        value.ReadBoolean();
        return value.ReadBoolean() ? DisableOptimizations : 0;
    }
}
