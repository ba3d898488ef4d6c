using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using Assay.Core.Files;

namespace Assay.Engine.Building;

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
            using var stream = NamedFile.Open(path, FileUse.Assembly);
            using PEReader file = new(stream);
            if (!file.HasMetadata)
                return default;
            return new AssemblyFact(
                true, file.PEHeaders.CorHeader!.ManagedNativeHeaderDirectory.Size > 0, IsDebug(file.GetMetadataReader()));
        }
        catch (BadImageFormatException)
        {
            return default;
        }
    }

    private static bool IsDebug(MetadataReader reader) =>
        reader.GetAssemblyDefinition().GetCustomAttributes().Select(reader.GetCustomAttribute).Any(attribute =>
        IsDebuggable(reader, attribute)
            && ModesOf(reader.GetBlobReader(attribute.Value)) is int modes && (modes & DisableOptimizations) != 0);

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
