using System.Runtime.Loader;
using Assay.Worker.Rows;

namespace Assay.SecondOpinion;

/// <summary>Loads an adapter program into this process, with the libraries that lie beside it.</summary>
internal static class AdapterAssembly
{
    private const string EmittedCatalogue = "EmittedRows";

    /// <summary>The rows of an adapter program.</summary>
    public static IRowCatalogue RowsOf(string file)
    {
        AssemblyDependencyResolver beside = new(file);

        // The default context, as in a worker: a load context of its own would change how statics and generic code are shared.
        AssemblyLoadContext.Default.Resolving += (context, name) =>
            beside.ResolveAssemblyToPath(name) is string path ? context.LoadFromAssemblyPath(path) : null;
        AssemblyLoadContext.Default.ResolvingUnmanagedDll += (_, name) =>
            beside.ResolveUnmanagedDllToPath(name) is string path ? System.Runtime.InteropServices.NativeLibrary.Load(path) : 0;
        var program = AssemblyLoadContext.Default.LoadFromAssemblyPath(file);
        return program.GetType(EmittedCatalogue) is Type emitted && Activator.CreateInstance(emitted, nonPublic: true) is IRowCatalogue rows
            ? rows
            : throw new InvalidDataException($"{file} is not an adapter program: it has no {EmittedCatalogue}.");
    }
}
