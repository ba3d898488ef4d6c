using System.Reflection;
using System.Runtime.InteropServices;
using Assay.Core.Adapters;
using Assay.Engine.Building;

namespace Assay.Adapters.Tests;

/// <summary>An adapter class as its compiled program declares it.</summary>
/// <param name="Name">Full name, without type parameter.</param>
/// <param name="Surfaces">The surfaces of the interfaces that it implements.</param>
internal sealed record AdapterClass(string Name, IReadOnlyCollection<Surface> Surfaces)
{
    private static readonly Dictionary<string, Surface> SurfaceOf = new()
    {
        ["IBytesSurface`1"] = Surface.Bytes,
        ["IGraphFloor`1"] = Surface.Bytes,
        ["IStreamSurface`1"] = Surface.Stream,
        ["IBufferSurface`1"] = Surface.Buffer,
        ["IReusedSurface`1"] = Surface.Reused,
        ["IAsyncStreamSurface`1"] = Surface.Async,
        ["IPipeSurface`1"] = Surface.Pipe,
        ["ILazySurface`1"] = Surface.Bytes,
    };

    /// <summary>Reads every adapter class of a program; nothing of it is run.</summary>
    public static IReadOnlyList<AdapterClass> ReadAll(AdapterProgram program)
    {
        var folders = new[] { Path.GetDirectoryName(program.File)!, RuntimeEnvironment.GetRuntimeDirectory() };
        var files = folders.SelectMany(folder => Directory.EnumerateFiles(folder, "*.dll")).DistinctBy(Path.GetFileName);
        using var context = new MetadataLoadContext(new PathAssemblyResolver(files));
        var types = context.LoadFromAssemblyPath(program.File).GetTypes();
        return [.. types.Where(type => type is { IsClass: true, IsAbstract: false } && IsAdapter(type)).Select(Read)];
    }

    private static AdapterClass Read(Type type)
    {
        var surfaces = type.GetInterfaces()
            .Select(contract => SurfaceOf.TryGetValue(contract.Name, out var surface) ? surface : (Surface?)null);
        return new AdapterClass(type.FullName!.Split('`')[0], [.. surfaces.OfType<Surface>().Distinct().Order()]);
    }

    private static bool IsAdapter(Type type)
    {
        var ancestor = type.BaseType;
        while (ancestor is not null && ancestor.Name != "SerializerAdapter`1")
            ancestor = ancestor.BaseType;
        return ancestor is not null;
    }
}
