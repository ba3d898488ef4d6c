using MsgPack.Serialization;

namespace Assay.Adapters.MsgPackCli;

/// <summary>Objects as arrays of their members.</summary>
internal sealed class ByPosition<T>() : MsgPackAdapter<T>(SerializationMethod.Array);
