using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace Assay.Worker.Mapping;

/// <summary>Where a field lies in the objects that have it, for emitted code: .NET Framework has no unsafe accessors.</summary>
/// <typeparam name="TOwner">The type that declares the field.</typeparam>
/// <typeparam name="TField">The field's type.</typeparam>
public sealed class FieldStorage<TOwner, TField>(string name)
{
    private readonly FieldInfo field = ReflectedFields.Find(typeof(TOwner), name);
    private OffsetOf? offset;
    private long known = -1;

    private delegate long OffsetOf(ref TOwner owner);

    /// <summary>The field of an object, to read or to write.</summary>
    public ref TField Of(TOwner owner) =>
        ref Unsafe.As<byte, TField>(ref Unsafe.AddByteOffset(ref Unsafe.As<FirstByte>(owner!).Value, (IntPtr)Known(ref owner)));

    /// <summary>The field of a struct, to read or to write.</summary>
    public ref TField Of(ref TOwner owner) =>
        ref Unsafe.As<byte, TField>(ref Unsafe.AddByteOffset(ref Unsafe.As<TOwner, byte>(ref owner), (IntPtr)Known(ref owner)));

    // The same for all objects of the type and of those derived from it.
    private long Known(ref TOwner owner) => known >= 0 ? known : known = (offset ??= Measure())(ref owner);

    // The distance between two places in one object; it is pinned, so that both are of the same moment.
    private OffsetOf Measure()
    {
        bool isStruct = typeof(TOwner).IsValueType;
        DynamicMethod method =
            new($"OffsetOf{field.Name}", typeof(long), [typeof(TOwner).MakeByRefType()], typeof(TOwner).Module, skipVisibility: true);
        ILGenerator code = method.GetILGenerator();
        LocalBuilder pinned = isStruct
            ? code.DeclareLocal(typeof(TOwner).MakeByRefType(), pinned: true)
            : code.DeclareLocal(typeof(object), pinned: true);
        code.Emit(OpCodes.Ldarg_0);
        if (!isStruct)
            code.Emit(OpCodes.Ldind_Ref);
        code.Emit(OpCodes.Stloc, pinned);
        code.Emit(OpCodes.Ldloc, pinned);
        code.Emit(OpCodes.Ldflda, field);
        code.Emit(OpCodes.Conv_U8);
        code.Emit(OpCodes.Ldloc, pinned);
        if (!isStruct)
            code.Emit(OpCodes.Ldflda, typeof(FirstByte).GetField(nameof(FirstByte.Value))!);
        code.Emit(OpCodes.Conv_U8);
        code.Emit(OpCodes.Sub);
        code.Emit(OpCodes.Ret);
        return (OffsetOf)method.CreateDelegate(typeof(OffsetOf));
    }

    /// <summary>Any object, seen as one whose first byte can be named.</summary>
    private sealed class FirstByte
    {
        public byte Value;
    }
}
