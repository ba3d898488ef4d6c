using System.Reflection;
using System.Reflection.PortableExecutable;

namespace Assay.Shapes.Reading;

/// <summary>An assembly opened for its metadata alone; none of its code can run.</summary>
internal sealed class AssemblyMetadata : IDisposable
{
    private const string CoreLibrary = "System.Private.CoreLib.dll";

    private readonly MetadataLoadContext context;
    private readonly string path;

    private AssemblyMetadata(MetadataLoadContext context, Assembly assembly, string path)
    {
        this.context = context;
        this.path = path;
        Assembly = assembly;
    }

    /// <summary>The opened assembly.</summary>
    public Assembly Assembly { get; }

    /// <summary>Opens an assembly; what it refers to is looked for beside it and in the given files and directories.</summary>
    /// <exception cref="ShapeException">The file is missing or is no .NET assembly, or a reference is missing.</exception>
    public static AssemblyMetadata Open(string path, IReadOnlyList<string> references)
    {
        if (!File.Exists(path))
            throw new ShapeException($"There is no file {path}. Build its project, or correct the path.");
        var full = Path.GetFullPath(path);
        MetadataLoadContext? context = null;
        try
        {
            context = new MetadataLoadContext(new PathAssemblyResolver(Candidates(full, references)));
            return new AssemblyMetadata(context, context.LoadFromAssemblyPath(full), full);
        }
        catch (Exception exception) when (exception is BadImageFormatException or OverflowException or ArgumentOutOfRangeException)
        {
            context?.Dispose();
            throw new ShapeException(
                $"{path} is {(IsNative(full) ? "a native program or library" : "not a .NET assembly")}. Give the .dll that contains the "
                    + "types.", exception);
        }
        catch (FileNotFoundException exception)
        {
            context?.Dispose();
            throw new ShapeException(
                $"The runtime's reference assemblies are not in {string.Join(", ", references)}. Give the folder that contains "
                    + "System.Runtime.dll.", exception);
        }
    }

    /// <summary>Reads from the assembly and turns a reference that cannot be found into a sentence.</summary>
    public T Read<T>(Func<Assembly, T> read)
    {
        try
        {
            return read(Assembly);
        }
        catch (Exception exception) when (exception is FileNotFoundException
            or FileLoadException or ReflectionTypeLoadException or TypeLoadException)
        {
            var missing = (exception as FileNotFoundException)?.FileName ?? exception.Message;
            throw new ShapeException(
                $"{Path.GetFileName(path)} needs {SimpleName(missing)}, which is not in its folder or the references. Copy it there, or "
                    + "name its folder.", exception);
        }
    }

    /// <summary>Loads an assembly of a name from the candidates; null where there is none, or it is no .NET assembly.</summary>
    public Assembly? TryLoad(AssemblyName name)
    {
        try
        {
            return context.LoadFromAssemblyName(name);
        }
        catch (Exception exception) when (exception is FileNotFoundException or FileLoadException or BadImageFormatException)
        {
            return null;
        }
    }

    /// <inheritdoc/>
    public void Dispose() => context.Dispose();

    // A Windows file of code for the processor, without any of .NET.
    private static bool IsNative(string path)
    {
        try
        {
            using var file = new PEReader(File.OpenRead(path));
            return !file.HasMetadata;
        }
        catch (BadImageFormatException)
        {
            return false;
        }
    }

    private static string SimpleName(string message)
    {
        var quoted = message.Split('\'');
        var name = quoted.Length > 1 ? quoted[1] : message;
        return name.Split(',')[0];
    }

    // The given references come last on purpose: the resolver takes the highest version of a name, and among equals the first.
    private static List<string> Candidates(string path, IReadOnlyList<string> references)
    {
        var candidates = new List<string> { path };
        candidates.AddRange(Beside(path, references));
        foreach (var reference in references)
        {
            if (Directory.Exists(reference))
                candidates.AddRange(Assemblies(reference));
            else if (File.Exists(reference))
                candidates.Add(reference);
            else
                throw new ShapeException($"There is no reference {reference}. Name a folder of assemblies, or an assembly.");
        }
        return [.. candidates.Distinct().GroupBy(Path.GetFileName).SelectMany(OfVersions)];
    }

    // Two files of one name and version, such as a package's and the web framework's, end a context that meets both: the first is taken.
    private static IEnumerable<string> OfVersions(IEnumerable<string> files)
    {
        string[] all = [.. files];
        return all.Length == 1 ? all : all.DistinctBy(VersionOf);
    }

    private static string VersionOf(string file)
    {
        try
        {
            return AssemblyName.GetAssemblyName(file).FullName;
        }
        catch (BadImageFormatException)
        {
            return file;
        }
    }

    // A program that was published with its runtime has another copy of the core library, and a context takes one of them only.
    private static IEnumerable<string> Beside(string path, IReadOnlyList<string> references)
    {
        var beside = Assemblies(Path.GetDirectoryName(path)!).ToList();
        if (!beside.Any(file => Path.GetFileName(file) == CoreLibrary))
            return beside;
        var given = references.Where(Directory.Exists).SelectMany(Assemblies).Select(Path.GetFileName).ToHashSet();
        return given.Contains(CoreLibrary) ? beside.Where(file => !given.Contains(Path.GetFileName(file))) : beside;
    }

    private static IEnumerable<string> Assemblies(string folder) => Directory.EnumerateFiles(folder, "*.dll").Order(StringComparer.Ordinal);
}
