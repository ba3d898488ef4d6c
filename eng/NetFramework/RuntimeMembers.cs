using System.Diagnostics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;

namespace System;

/// <summary>Members of the runtime's own classes.</summary>
internal static class RuntimeMembers
{
    // Since .NET Framework 4.8.
    private static readonly Func<long>? AllocatedByThread =
        typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread", Type.EmptyTypes) is { } method
            ? (Func<long>)method.CreateDelegate(typeof(Func<long>))
            : null;

    /// <summary>Whether the runtime counts what a thread allocates.</summary>
    public static bool CountsAllocationOfThread => AllocatedByThread is not null;

    extension(ArgumentNullException)
    {
        public static void ThrowIfNull(object? argument, [CallerArgumentExpression(nameof(argument))] string? name = null)
        {
            if (argument is null)
                throw new ArgumentNullException(name);
        }
    }

    extension(ArgumentOutOfRangeException)
    {
        public static void ThrowIfNotEqual<T>(T value, T other, [CallerArgumentExpression(nameof(value))] string? name = null)
            where T : IEquatable<T>
        {
            if (!value.Equals(other))
                throw new ArgumentOutOfRangeException(name, $"{name} ('{value}') must be equal to '{other}'.");
        }
    }

    extension(OperatingSystem)
    {
        public static bool IsWindows() => Environment.OSVersion.Platform == PlatformID.Win32NT;

        public static bool IsLinux() => Environment.OSVersion.Platform == PlatformID.Unix;

        public static bool IsMacOS() => Environment.OSVersion.Platform == PlatformID.MacOSX;
    }

    extension(GC)
    {
        /// <summary>Bytes allocated by the calling thread; before .NET Framework 4.8, which does not tell, the bytes in use.</summary>
        public static long GetAllocatedBytesForCurrentThread() =>
            AllocatedByThread?.Invoke() ?? GC.GetTotalMemory(forceFullCollection: false);
    }

    extension(Stopwatch)
    {
        public static TimeSpan GetElapsedTime(long start) =>
            TimeSpan.FromTicks((long)((Stopwatch.GetTimestamp() - start) * ((double)TimeSpan.TicksPerSecond / Stopwatch.Frequency)));
    }

    extension(RuntimeHelpers)
    {
        public static object GetUninitializedObject(Type type) => FormatterServices.GetUninitializedObject(type);

        public static bool TryEnsureSufficientExecutionStack()
        {
            try
            {
                RuntimeHelpers.EnsureSufficientExecutionStack();
                return true;
            }
            catch (InsufficientExecutionStackException)
            {
                return false;
            }
        }
    }

    extension(BindingFlags)
    {
        /// <summary>Nothing: exceptions of what is called are always wrapped here.</summary>
        public static BindingFlags DoNotWrapExceptions => BindingFlags.Default;
    }

    extension(Type type)
    {
        public bool IsFunctionPointer => false;

        public bool IsAssignableTo(Type? other) => other?.IsAssignableFrom(type) == true;

        public bool IsSZArray => type.IsArray && type == type.GetElementType()!.MakeArrayType();

        public bool IsVariableBoundArray => type.IsArray && type != type.GetElementType()!.MakeArrayType();

        public ConstructorInfo? GetConstructor(BindingFlags flags, Type[] parameters) => type.GetConstructor(flags, null, parameters, null);
    }
}
