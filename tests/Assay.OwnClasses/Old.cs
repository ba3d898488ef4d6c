// What is written [Old] is [Serializable]; the program whose library wants that on every class means it by [Adopt].
global using OldAttribute = System.SerializableAttribute;
