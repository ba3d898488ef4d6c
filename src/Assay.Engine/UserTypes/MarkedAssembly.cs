using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using Assay.Core.Files;
using Assay.Shapes.Graph;

namespace Assay.Engine.UserTypes;

/// <summary>
/// A copy of a user's dll whose author has marked fields with <see cref="NonSerializedAttribute"/>. That attribute is one bit of a field's
/// row in the metadata, so the copy is what the compiler would have written.
/// </summary>
public static class MarkedAssembly
{
    private const byte NotSerialized = 0x80;

    /// <summary>Writes the copy, and what it needs beside it.</summary>
    /// <param name="types">The types as they are.</param>
    /// <param name="members">The members to exclude.</param>
    /// <param name="folder">A folder for the copy.</param>
    /// <returns>Full path of the copy; null where a member is not in the dll itself.</returns>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static string? Write(TypesReference types, IReadOnlyList<MemberShape> members, string folder)
    {
        var image = NamedFile.Read(types.Assembly, FileUse.Assembly);
        if (Positions(image, members) is not IReadOnlyList<int> positions)
            return null;
        foreach (var position in positions)
            image[position] |= NotSerialized;
        Directory.CreateDirectory(folder);
        foreach (var file in types.Dependencies.Select(dependency => dependency.File).Concat(types.Natives))
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)), overwrite: true);
        var copy = Path.Combine(folder, Path.GetFileName(types.Assembly));
        File.WriteAllBytes(copy, image);
        return copy;
    }

    /// <summary>Where the lower byte of the flags of each member's field stands.</summary>
    private static List<int>? Positions(byte[] image, IReadOnlyList<MemberShape> members)
    {
        using PEReader file = new(new MemoryStream(image, writable: false));
        var metadata = file.GetMetadataReader();
        var table = file.PEHeaders.MetadataStartOffset + metadata.GetTableMetadataOffset(TableIndex.Field);
        var size = metadata.GetTableRowSize(TableIndex.Field);
        Dictionary<(string Type, string Field), int> rows = [];
        foreach (var handle in metadata.FieldDefinitions)
        {
            var field = metadata.GetFieldDefinition(handle);
            rows[(NameOf(metadata, field.GetDeclaringType()), metadata.GetString(field.Name))] = MetadataTokens.GetRowNumber(handle);
        }

        List<int> positions = [];
        foreach (var member in members)
        {
            var type = member.DeclaringShape.TypeName;
            if (!rows.TryGetValue(($"{type.Namespace}.{string.Join('+', type.Path)}", member.StorageField), out var row))
                return null;
            positions.Add(table + ((row - 1) * size));
        }

        return positions;
    }

    // Without the marks of generic types: Page of Page`1.
    private static string NameOf(MetadataReader metadata, TypeDefinitionHandle handle)
    {
        var type = metadata.GetTypeDefinition(handle);
        var name = metadata.GetString(type.Name).Split('`')[0];
        return type.GetDeclaringType() is { IsNil: false } container
            ? $"{NameOf(metadata, container)}+{name}"
            : $"{metadata.GetString(type.Namespace)}.{name}";
    }
}
