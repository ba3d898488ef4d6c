using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using Assay.Core.Files;

namespace Assay.Engine.UserTypes;

/// <summary>What an assembly's file says about itself, read without loading it.</summary>
/// <param name="Culture">The language whose texts it holds; empty where it holds code.</param>
/// <param name="Framework">What it is built for, such as <c>.NETCoreApp,Version=v8.0</c>; empty where it does not tell.</param>
/// <param name="Machine">The processor in its header.</param>
/// <param name="Code">What kind of code it holds.</param>
/// <param name="IsReferenceAssembly">Whether its methods have no bodies.</param>
/// <param name="References">Names and versions of the assemblies it needs.</param>
internal sealed record AssemblyFacts(
    string File, string Name, Version Version, string Culture, string Framework, Machine Machine, CodeKind Code, bool IsReferenceAssembly,
    IReadOnlyList<(string Name, Version Version)> References)
{
    private const string TargetFramework = "TargetFrameworkAttribute";
    private const string ReferenceAssembly = "ReferenceAssemblyAttribute";

    /// <summary>Reads a file; null where it holds native code alone.</summary>
    /// <exception cref="BadImageFormatException">It is damaged, or nothing that Windows or .NET runs.</exception>
    public static AssemblyFacts? Read(string file)
    {
        using var stream = NamedFile.Open(file, FileUse.Assembly);
        using PEReader image = new(stream);
        if (!image.HasMetadata || image.PEHeaders.CorHeader is not CorHeader header)
            return null;
        if (image.PEHeaders.SectionHeaders.Any(section => (long)section.PointerToRawData + section.SizeOfRawData > stream.Length))
            throw new BadImageFormatException("it is truncated");
        var reader = image.GetMetadataReader();
        if (!reader.IsAssembly)
            throw new BadImageFormatException("it is a module without a manifest");
        var definition = reader.GetAssemblyDefinition();
        List<(string Name, Version Version)> references = [.. reader.AssemblyReferences.Select(reader.GetAssemblyReference)
            .Select(reference => (reader.GetString(reference.Name), reference.Version))];
        var attributes = AttributesOf(reader, definition);
        return new AssemblyFacts(
            file,
            reader.GetString(definition.Name),
            definition.Version,
            reader.GetString(definition.Culture),
            attributes.GetValueOrDefault(TargetFramework, ""),
            image.PEHeaders.CoffHeader.Machine,
            CodeOf(header),
            attributes.ContainsKey(ReferenceAssembly),
            references);
    }

    private static CodeKind CodeOf(CorHeader header)
    {
        if (header.Flags.HasFlag(CorFlags.Requires32Bit) && !header.Flags.HasFlag(CorFlags.Prefers32Bit))
            return CodeKind.ThirtyTwoBit;
        var isCompiledAhead = header.ManagedNativeHeaderDirectory.Size > 0;
        return header.Flags.HasFlag(CorFlags.ILOnly) || isCompiledAhead ? CodeKind.Portable : CodeKind.Mixed;
    }

    /// <summary>The assembly's attributes by the name of their type, with their first argument where that is a text.</summary>
    private static Dictionary<string, string> AttributesOf(MetadataReader reader, AssemblyDefinition definition)
    {
        Dictionary<string, string> attributes = [];
        foreach (var attribute in definition.GetCustomAttributes().Select(reader.GetCustomAttribute))
        {
            if (attribute.Constructor.Kind != HandleKind.MemberReference)
                continue;
            var constructor = reader.GetMemberReference((MemberReferenceHandle)attribute.Constructor);
            if (constructor.Parent.Kind != HandleKind.TypeReference)
                continue;
            var name = reader.GetString(reader.GetTypeReference((TypeReferenceHandle)constructor.Parent).Name);
            if (name is TargetFramework or ReferenceAssembly)
                attributes[name] = FirstText(reader.GetBlobReader(attribute.Value), hasText: name == TargetFramework);
        }

        return attributes;
    }

    /// <summary>A custom attribute's value begins with a prolog of two bytes (ECMA-335, II.23.3).</summary>
    private static string FirstText(BlobReader value, bool hasText)
    {
        value.ReadUInt16();
        return hasText ? value.ReadSerializedString() ?? "" : "";
    }
}

/// <summary>What kind of code an assembly holds.</summary>
internal enum CodeKind
{
    /// <summary>Intermediate code, perhaps with a native image beside it.</summary>
    Portable,

    /// <summary>Intermediate code that asks for a 32-bit process.</summary>
    ThirtyTwoBit,

    /// <summary>Native code mixed with intermediate code.</summary>
    Mixed,
}
