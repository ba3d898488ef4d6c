using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Loader;

/// <summary>
/// Runs before the program of a worker: instrumented code needs the memory in which it counts from its first branch on. Leaves the methods
/// that clear and read it as data of the domain. Source of name and form: .NET, startup hooks.
/// </summary>
[SuppressMessage("Design", "CA1050", Justification = "The runtime asks for a class without a namespace.")]
internal static class StartupHook
{
    private const string Common = "SharpFuzz.Common";
    private const int Branches = 1 << 16;
    private static readonly byte[] Counts = new byte[Branches];

    /// <summary>Prepares the process.</summary>
    public static void Initialize()
    {
        var folder = Path.GetDirectoryName(typeof(StartupHook).Assembly.Location)!;
        AssemblyLoadContext.Default.Resolving += (context, name) => name.Name == Common
            ? context.LoadFromAssemblyPath(Path.Combine(folder, Common + ".dll"))
            : null;
        var trace = Assembly.Load(new AssemblyName(Common)).GetType(Common + ".Trace", throwOnError: true)!;
        var previous = trace.GetField("PrevLocation")!;
        var memory = Marshal.AllocHGlobal(Branches);
        unsafe
        {
            trace.GetField("SharedMem")!.SetValue(null, Pointer.Box((void*)memory, typeof(byte*)));
        }

        Clear(memory, previous);
        AppDomain.CurrentDomain.SetData("Assay.ClearBranches", (Action)(() => Clear(memory, previous)));
        AppDomain.CurrentDomain.SetData("Assay.ReadBranches", (Func<byte[]>)(() => Read(memory)));
    }

    private static unsafe void Clear(nint memory, FieldInfo previous)
    {
        new Span<byte>((void*)memory, Branches).Clear();
        previous.SetValue(null, 0);
    }

    /// <summary>
    /// Number and class of each branch that was passed. Counts are told in eight classes, as AFL does: 1, 2, 3, 4 to 7, 8 to 15, 16 to 31,
    /// 32 to 127, more.
    /// </summary>
    private static byte[] Read(nint memory)
    {
        Marshal.Copy(memory, Counts, 0, Branches);
        var words = MemoryMarshal.Cast<byte, ulong>(Counts);
        using MemoryStream passed = new();
        for (var word = 0; word < words.Length; word++)
        {
            for (var at = word * sizeof(ulong); words[word] != 0 && at < (word + 1) * sizeof(ulong); at++)
            {
                if (Counts[at] != 0)
                    passed.Write([(byte)at, (byte)(at >> 8), ClassOf(Counts[at])]);
            }
        }

        return passed.ToArray();
    }

    private static byte ClassOf(byte count) => count switch
    {
        <= 3 => (byte)(1 << (count - 1)),
        <= 7 => 8,
        <= 15 => 16,
        <= 31 => 32,
        <= 127 => 64,
        _ => 128,
    };
}
