using System.Security;
using Assay.Core.Adapters;
using Assay.Core.CSharp;

namespace Assay.Engine.Catalogue;

/// <summary>The files of a new adapter: whole but for the calls of the library, which nobody but its user knows.</summary>
internal static class AdapterTemplates
{
    /// <summary>The project.</summary>
    /// <param name="engineering">How it finds the files that it imports.</param>
    public static string Project(NewAdapter adapter, Engineering engineering) => $"""
        <Project Sdk="Microsoft.NET.Sdk">{DefaultOf(engineering)}
          <Import Project="{SecurityElement.Escape(engineering.Path)}Assay.Adapter.props" />

          <PropertyGroup>
            <AssemblyName>{SecurityElement.Escape(adapter.Identifier)}</AssemblyName>
            <AssayPackage>{SecurityElement.Escape(adapter.Package)}</AssayPackage>
            <AssayHomePage>{SecurityElement.Escape(adapter.HomePage)}</AssayHomePage>
            <AssayLicence>{SecurityElement.Escape(adapter.Licence)}</AssayLicence>
          </PropertyGroup>

          <ItemGroup>
            <PackageReference Include="{SecurityElement.Escape(adapter.Package)}" Version="{SecurityElement.Escape(adapter.Version)}" />
          </ItemGroup>

          <ItemGroup>
            <AssayRow Include="{SecurityElement.Escape(adapter.Row)}" Adapter="{SecurityElement.Escape($"Assay.Adapters.{adapter.Identifier}.{adapter.ClassName}")}" Dialect="{SecurityElement.Escape(adapter.Dialect)}"{(adapter.Dialect == "plain" ? " Reads=\"public\"" : "")} Format="{SecurityElement.Escape(adapter.Format)}" Surfaces="{SecurityElement.Escape(string.Join(',', adapter.Surfaces.Select(SurfaceTemplate.NameOf)))}"
              Settings="" />
          </ItemGroup>

          <Import Project="{SecurityElement.Escape(engineering.Path)}Assay.Adapter.targets" />
        </Project>

        """;

    public static string Class(NewAdapter adapter)
    {
        List<SurfaceTemplate> surfaces = [.. adapter.Surfaces.Select(SurfaceTemplate.Of)];
        var usings = string.Concat(
            surfaces.SelectMany(surface => surface.Usings).Append("Assay.Core.Adapters").Distinct().Order(StringComparer.Ordinal)
                .Select(name => $"using {name};\n"));
        return $$"""
            {{usings}}
            namespace Assay.Adapters.{{adapter.Identifier}};

            {{CSharpText.Summary($"{adapter.Package} with its default settings.")}}
            /// <typeparam name="T">The contract type.</typeparam>
            internal sealed class {{adapter.ClassName}}<T> : SerializerAdapter<T>, {{string.Join(", ", surfaces.Select(surface => surface.Interface))}}
            {
            {{string.Join("\n\n", surfaces.SelectMany(surface => surface.Members).Select(member => "    " + member))}}
            }

            """;
    }

    private static string DefaultOf(Engineering engineering) => engineering.Default is not { } folder ? "" : $"""

          <PropertyGroup>
            <AssayEngineering Condition="'$(AssayEngineering)' == ''">{SecurityElement.Escape(folder)}</AssayEngineering>
          </PropertyGroup>

        """;
}

/// <summary>What a new adapter class has for one surface.</summary>
/// <param name="Usings">Namespaces that its members need.</param>
/// <param name="Members">Its members, each one line to be filled in.</param>
internal sealed record SurfaceTemplate(string Interface, IReadOnlyList<string> Usings, IReadOnlyList<string> Members)
{
    private static readonly Dictionary<Surface, SurfaceTemplate> Templates = new()
    {
        [Surface.Bytes] = new("IBytesSurface<T>", [],
        [
            Member("public byte[] Serialize(T value)", "the library's call that writes 'value' into a new byte[]"),
            Member("public T Deserialize(byte[] payload)", "the library's call that reads a T from 'payload'"),
        ]),
        [Surface.Stream] = new("IStreamSurface<T>", [],
        [
            Member("public void Serialize(T value, Stream destination)",
                "the library's call that writes 'value' to 'destination' and leaves it open"),
            Member("public T Deserialize(Stream source)", "the library's call that reads a T from 'source' and leaves it open"),
        ]),
        [Surface.Buffer] = new("IBufferSurface<T>", ["System.Buffers"],
        [
            Member("public void Serialize(T value, IBufferWriter<byte> destination)",
                "the library's call that writes 'value' into 'destination'"),
            Member("public T Deserialize(in ReadOnlySequence<byte> payload)", "the library's call that reads a T from 'payload'"),
        ]),
        [Surface.Reused] = new("IReusedSurface<T>", [],
        [
            Member("public int Serialize(T value, ref byte[] buffer)",
                "the library's call that writes 'value' at the start of 'buffer', or of a larger one in its place, and gives the length"),
            Member("public T Deserialize(ArraySegment<byte> payload)", "the library's call that reads a T from 'payload'"),
        ]),
        [Surface.Async] = new("IAsyncStreamSurface<T>", [],
        [
            Member("public ValueTask SerializeAsync(T value, Stream destination)",
                "the library's asynchronous call that writes 'value' to 'destination' and leaves it open"),
            Member("public ValueTask<T> DeserializeAsync(Stream source)",
                "the library's asynchronous call that reads a T from 'source' and leaves it open"),
        ]),
        [Surface.Pipe] = new("IPipeSurface<T>", ["System.IO.Pipelines"],
        [
            Member("public ValueTask SerializeAsync(T value, PipeWriter destination)",
                "the library's asynchronous call that writes 'value' to 'destination' and leaves it open"),
            Member("public ValueTask<T> DeserializeAsync(PipeReader source)",
                "the library's asynchronous call that reads a T from 'source' and leaves it open"),
        ]),
    };

    /// <summary>The surfaces that a new adapter can begin with, by name.</summary>
    public static IReadOnlyList<string> Names { get; } = EnumNames.All<Surface>();

    /// <summary>The surface's name on the command line.</summary>
    public static string NameOf(Surface surface) => EnumNames.Of(surface);

    public static SurfaceTemplate Of(Surface surface) => Templates[surface];

    private static string Member(string signature, string call) =>
        $"{signature} => throw UnfinishedAdapterException.Here({CSharpText.Literal(call)});";
}
